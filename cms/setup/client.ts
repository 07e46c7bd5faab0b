import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

export type Row = Record<string, unknown>
type Body = Row | Row[] | FormData | number[] | string[]

/** The sender of a request: a program by its token, a session by its cookie, or anonymous. */
export type Sender = { cookie?: string; token?: string }

// Creating a collection takes seconds on a busy machine; a CMS that hangs must not block.
const DEADLINE_MS = 60_000

// A busy CMS rejects requests unprocessed until it has caught up.
const BUSY = 503
const RETRY_DELAY_MS = 1_000

/**
 * Sends a request to a CMS, with a form or a JSON body, and repeats it while the CMS is busy. A
 * response with any other status is a result.
 */
export async function request(
  url: string,
  sender: Sender,
  method: string,
  path: string,
  body?: unknown,
  deadlineMs = DEADLINE_MS,
) {
  const signal = AbortSignal.timeout(deadlineMs)
  const isForm = body instanceof FormData
  const { cookie, token } = sender
  const send = () =>
    fetch(url + path, {
      method,
      headers: {
        // fetch writes the multipart header itself, with its boundary.
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
  let response = await send()
  while (response.status === BUSY) {
    await pause(RETRY_DELAY_MS)
    response = await send()
  }
  return readResponse(response)
}

export type CmsResponse = Awaited<ReturnType<typeof request>>

async function readResponse(response: Response) {
  const { status, headers } = response
  const text = await response.text()
  const json: unknown = headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
  const { data = null, errors } = isRow(json) ? json : {}
  const messages = Array.isArray(errors) ? errors.filter(isRow).map(({ message }) => message) : []
  return {
    status,
    text,
    headers,
    /** The JSON's `data` unchanged, as one row, and as rows. */
    data,
    row: isRow(data) ? data : {},
    rows: Array.isArray(data) ? data.filter(isRow) : [],
    /** The messages of the errors. */
    refusal: messages.length > 0 ? messages.join(' ') : undefined,
    /** The session cookie of the response, or empty. */
    cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export class CmsRefusal extends Error {
  override name = 'CmsRefusal'
  readonly status: number

  constructor(method: string, path: string, { status, refusal }: CmsResponse) {
    super(`The CMS refused ${method} ${path} with ${status}: ${refusal ?? 'no reason given'}`)
    this.status = status
  }
}

/** The part of Directus's REST API that the setup needs. */
export type Cms = ReturnType<typeof connectCms>

/** Throws CmsRefusal for an error response, and fetch's own errors. */
export function connectCms(url: string, token: string) {
  async function send(method: string, path: string, body?: Body): Promise<unknown> {
    const response = await request(url, { token }, method, path, body)
    if (response.status >= 300) throw new CmsRefusal(method, path, response)
    return response.data
  }

  return {
    url,
    async list(path: string): Promise<Row[]> {
      const data = await send('GET', path)
      if (Array.isArray(data)) return data.filter(isRow)
      throw new Error(`The CMS answered GET ${path} with something other than a list.`)
    },
    async read(path: string): Promise<Row> {
      const data = await send('GET', path)
      if (isRow(data)) return data
      throw new Error(`The CMS answered GET ${path} with something other than a record.`)
    },
    create: async (path: string, body: Body) => void (await send('POST', path, body)),
    update: async (path: string, body: Body) => void (await send('PATCH', path, body)),
    remove: async (path: string, keys: number[] | string[]) =>
      void (await send('DELETE', path, keys)),
  }
}

/** The CMS during its setup; `onStep` is called after each change, with a sentence to print. */
export type CmsSetup = Cms & { onStep: (text: string) => void }

/** The part of `wanted` that differs from `actual`; null if there is nothing to change. */
export function difference(wanted: Row, actual: Row): Row | null {
  const changed = Object.entries(wanted).filter(
    ([key, value]) => !isDeepStrictEqual(value, actual[key] ?? null),
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** Creates a row with a fixed id if it is missing, and updates it if it differs. */
export async function put(
  cms: CmsSetup,
  path: string,
  name: string,
  wanted: Row & { id: string | number },
): Promise<void> {
  const [actual] = await cms.list(`${path}?filter[id][_eq]=${wanted.id}`)
  if (!actual) {
    await cms.create(path, wanted)
    cms.onStep(`Created ${path.slice(1)}: ${name}`)
    return
  }
  const changed = difference(wanted, actual)
  if (!changed) return
  await cms.update(`${path}/${wanted.id}`, changed)
  cms.onStep(`Updated ${path.slice(1)}: ${name}`)
}
