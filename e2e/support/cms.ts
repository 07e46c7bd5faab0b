import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../scripts/launcher/folders.mjs'
import { requireEnv } from './require-env.ts'

export type Row = Record<string, unknown>

/** The sender of a request: a session by its cookie, a program by its token, or anonymous. */
export type Sender = { cookie?: string; token?: string }

/** Under load the CMS rejects requests unprocessed. */
const OVERLOADED = 503
const RETRY_MS = 500

/** Sends a request to a CMS, with a form or a JSON body; a response with any status is a result. */
export async function request(
  url: string,
  { cookie, token }: Sender,
  method: string,
  path: string,
  body?: unknown,
) {
  const isForm = body instanceof FormData
  const init = {
    method,
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  }
  let response = await fetch(url + path, init)
  while (response.status === OVERLOADED) {
    await pause(RETRY_MS)
    response = await fetch(url + path, init)
  }
  const { status, headers } = response
  const text = await response.text()
  const json: unknown = headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
  const { data = null, errors } = isRow(json) ? json : {}
  return {
    ...{ status, text, headers },
    /** The JSON's `data` unchanged, as one row, and as rows. */
    data,
    row: isRow(data) ? data : {},
    rows: Array.isArray(data) ? data.filter(isRow) : [],
    /** The message of the first error. */
    refusal: Array.isArray(errors) && isRow(errors[0]) ? String(errors[0]['message']) : undefined,
    /** The session cookie of the response, or empty. */
    cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}

export type CmsResponse = Awaited<ReturnType<typeof request>>

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

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

/** The path of a sample file. */
export const samplePath = (name: string): string => join(root, 'cms/sample/files', name)

/** The content of a sample file. */
export const sampleFile = (name: string): Buffer => readFileSync(samplePath(name))

/** Uploads a sample file with a new id. */
export const uploadSample = (name: string): Promise<string> =>
  uploadFile(sampleFile(name), name, { title: name })

/**
 * Runs `work` with the token of a user of this role. Seats are limited: an existing user's account
 * is used, otherwise one is created temporarily.
 */
export async function asRole(role: string, work: (token: string) => Promise<void>): Promise<void> {
  const token = randomUUID()
  const [colleague] = (await askCms('GET', `/users?fields=id&limit=1&filter[role][_eq]=${role}`))
    .rows
  const id = colleague ? idOf(colleague) : randomUUID()
  const guest = { id, first_name: 'Test', role, token, status: 'active' }
  const seated = colleague
    ? await askCms('PATCH', `/users/${id}`, { token })
    : await askCms('POST', '/users', guest)
  if (seated.status !== 200) throw new Error(`The CMS refused an account: ${seated.text}`)
  try {
    await work(token)
  } finally {
    if (colleague) await askCms('PATCH', `/users/${id}`, { token: null })
    else await askCms('DELETE', `/users/${id}`)
  }
}
