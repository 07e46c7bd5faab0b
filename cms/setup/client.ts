import { setTimeout } from 'node:timers/promises'

export type Row = Record<string, unknown>
type Body = Row | Row[] | FormData | number[] | string[]
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The part of Directus's REST API that the setup needs. */
export type Cms = {
  url: string
  list(path: string): Promise<Row[]>
  read(path: string): Promise<Row>
  /** Returns the data of the response. */
  create(path: string, body: Body): Promise<unknown>
  update(path: string, body: Body): Promise<void>
  remove(path: string, keys: number[] | string[]): Promise<void>
}

/** The CMS responded with an error. */
export class CmsRefusal extends Error {
  override name = 'CmsRefusal'
  readonly status: number

  constructor(method: Method, path: string, status: number, reason: string) {
    super(`The CMS refused ${method} ${path} with ${status}: ${reason}`)
    this.status = status
  }
}

// Creating a collection takes seconds on a busy machine; a CMS that hangs must not block.
const DEADLINE_MS = 60_000

// A busy CMS rejects requests unprocessed until it has caught up.
const BUSY = 503
const MAX_ATTEMPTS = 30
const RETRY_DELAY_MS = 1_000

/** Throws CmsRefusal for an error response, and fetch's own errors. */
export function connectCms(url: string, token: string): Cms {
  const request = (method: Method, path: string, body?: Body) =>
    fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...contentType(body) },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })

  async function send(method: Method, path: string, body?: Body): Promise<unknown> {
    let response = await request(method, path, body)
    for (let attempt = 1; response.status === BUSY && attempt < MAX_ATTEMPTS; attempt++) {
      await setTimeout(RETRY_DELAY_MS)
      response = await request(method, path, body)
    }
    const answer = parse(await response.text())
    if (!response.ok) throw new CmsRefusal(method, path, response.status, reasonOf(answer))
    return isRow(answer) ? answer['data'] : null
  }

  return {
    url,
    list: async (path) => rowsOf(await send('GET', path), path),
    read: async (path) => rowOf(await send('GET', path), path),
    create: (path, body) => send('POST', path, body),
    update: async (path, body) => void (await send('PATCH', path, body)),
    remove: async (path, keys) => void (await send('DELETE', path, keys)),
  }
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function contentType(body: Body | undefined): Record<string, string> {
  // fetch writes the multipart header itself, with its boundary.
  if (body === undefined || body instanceof FormData) return {}
  return { 'content-type': 'application/json' }
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

function reasonOf(answer: unknown): string {
  const errors = isRow(answer) && Array.isArray(answer['errors']) ? answer['errors'] : []
  const messages = errors.filter(isRow).map(({ message }) => String(message))
  return messages.join(' ') || 'no reason given'
}

function rowsOf(value: unknown, path: string): Row[] {
  if (Array.isArray(value)) return value.filter(isRow)
  throw new Error(`The CMS answered GET ${path} with something other than a list.`)
}

function rowOf(value: unknown, path: string): Row {
  if (isRow(value)) return value
  throw new Error(`The CMS answered GET ${path} with something other than a record.`)
}
