import type { PageForm } from '../resilience/enquiries/forms.ts'

/** Posts a page's form as a browser without JavaScript does. */
export function postPlainly(
  siteUrl: string,
  { path, hidden }: PageForm,
  typed: Record<string, string>,
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of [...hidden, ...Object.entries(typed)]) body.append(name, value)
  const headers = { origin: siteUrl }
  return fetch(siteUrl + path, { method: 'POST', headers, body, redirect: 'manual' })
}
