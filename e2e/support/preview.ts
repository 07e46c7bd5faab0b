import { expect } from 'playwright/test'
import { listItems } from './cms.ts'
import { requireEnv } from './require-env.ts'

/** Follows one redirect with this token. */
async function follow(address: string, token?: string): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(address, { redirect: 'manual', headers })
  expect([302, 307]).toContain(answer.status)
  return new URL(answer.headers.get('location') ?? '', address).href
}

/** The row of the page at an address. */
export async function pageFields(path: string) {
  const [row] = await listItems('pages', 'address', path)
  return { collection: 'pages', id: String(row?.['id']) }
}

/** The signed address of a preview, as an administrator gets it from the Studio. */
export async function previewAddress(fields: Record<string, string>): Promise<string> {
  const query = new URLSearchParams(fields).toString()
  const studio = await follow(`${requireEnv('E2E_SITE_URL')}/preview/enter?${query}`)
  return follow(await follow(studio, requireEnv('E2E_CMS_ADMIN_TOKEN')))
}

/** The response of the site after its redirects. */
export async function getPage(address: string) {
  const answer = await fetch(new URL(address, requireEnv('E2E_SITE_URL')))
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
