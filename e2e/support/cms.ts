import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { request, type CmsResponse, type Row } from '../../cms/setup/client.ts'
import { sampleFilePath } from 'school-schema/sample/sample'
import { requireEnv } from './require-env.ts'

/** Sends a request to the CMS of all tests with a token. */
export const call = (
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<CmsResponse> =>
  request(requireEnv('E2E_CMS_URL'), { token: token ?? '' }, method, path, body)

/** Sends a request to the CMS of all tests as its administrator. */
export const askCms = (method: string, path: string, body?: unknown): Promise<CmsResponse> =>
  call(requireEnv('E2E_CMS_ADMIN_TOKEN'), method, path, body)

export const idOf = (row: Row | undefined): string => String(row?.['id'])

/** The items of a collection with this value of a field. */
export async function listItems(collection: string, field: string, value: string): Promise<Row[]> {
  const filter = encodeURIComponent(JSON.stringify({ [field]: { _eq: value } }))
  return (await askCms('GET', `/items/${collection}?limit=-1&filter=${filter}`)).rows
}

/** Creates an item; returns its id. */
export async function createItem(collection: string, item: object): Promise<number> {
  const { status, row, text } = await askCms('POST', `/items/${collection}`, item)
  if (status !== 200) throw new Error(`The CMS refused an item of ${collection}: ${text}`)
  return row['id'] as number
}

export const changeItem = (collection: string, id: number, fields: object): Promise<CmsResponse> =>
  askCms('PATCH', `/items/${collection}/${id}`, fields)

export const deleteItem = (collection: string, id: number): Promise<CmsResponse> =>
  askCms('DELETE', `/items/${collection}/${id}`)

/** Creates an item for the duration of `work`. */
export async function withItem(
  collection: string,
  item: object,
  work: (id: number) => Promise<void>,
): Promise<void> {
  const id = await createItem(collection, item)
  try {
    await work(id)
  } finally {
    await deleteItem(collection, id)
  }
}

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

/** Uploads a file like an editor; returns its id. Without a title it gets one from its name. */
export async function uploadFile(
  bytes: Uint8Array,
  name: string,
  fields: { title?: string; description?: string } = {},
): Promise<string> {
  const form = new FormData()
  // The CMS only accepts the fields before the file.
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  const type = TYPES[extname(name)] ?? ''
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  return idOf((await askCms('POST', '/files', form)).row)
}

/** The content of a sample file. */
export const sampleFile = (name: string): Buffer => readFileSync(sampleFilePath(name))

/** Uploads a sample file with a new id. */
export const uploadSample = (name: string): Promise<string> =>
  uploadFile(sampleFile(name), name, { title: name })

/**
 * Runs `work` with the token of a temporary user of this role. If all seats are taken, an existing
 * user gets the token meanwhile.
 */
export async function asRole(role: string, work: (token: string) => Promise<void>): Promise<void> {
  const token = randomUUID()
  const guest = { id: randomUUID(), first_name: 'Test', role, token, status: 'active' }
  // A site with staff of its own has no seat left. Another worker's guest must not be taken over.
  const isGuest = (await askCms('POST', '/users', guest)).status === 200
  const id = isGuest ? guest.id : await lendToken(role, token)
  try {
    await work(token)
  } finally {
    if (isGuest) await askCms('DELETE', `/users/${id}`)
    else await askCms('PATCH', `/users/${id}`, { token: null })
  }
}

/** Gives the token to an account that has the role; returns its id. */
async function lendToken(role: string, token: string): Promise<string> {
  const query = `fields=id&limit=1&filter[role][_eq]=${role}`
  const [colleague] = (await askCms('GET', `/users?${query}`)).rows
  const lent = await askCms('PATCH', `/users/${idOf(colleague)}`, { token })
  if (lent.status !== 200) throw new Error(`The CMS refused an account: ${lent.text}`)
  return idOf(colleague)
}
