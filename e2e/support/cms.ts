import { requireEnv } from './require-env.ts'

type Answer = { status: number; data: unknown }

/** Asks the test's own CMS as its administrator, to set a scene or to see what arrived. */
export async function askCms(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(requireEnv('E2E_CMS_URL') + path, {
    method,
    headers: {
      authorization: `Bearer ${requireEnv('E2E_CMS_ADMIN_TOKEN')}`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  const data = text ? (JSON.parse(text) as { data?: unknown }).data : null
  return { status: answer.status, data }
}

/** The items of a collection whose field has this value. */
export async function listItems(
  collection: string,
  field: string,
  value: string,
): Promise<Record<string, unknown>[]> {
  const filter = encodeURIComponent(JSON.stringify({ [field]: { _eq: value } }))
  const { data } = await askCms('GET', `/items/${collection}?limit=-1&filter=${filter}`)
  return data as Record<string, unknown>[]
}
