import 'server-only'
import { ReadableStream as WebStream } from 'node:stream/web'
import {
  createDirectus,
  customEndpoint,
  isDirectusError,
  rest,
  staticToken,
  withToken,
} from '@directus/sdk'
import { Agent, fetch as undiciFetch, request as undiciRequest } from 'undici'
import { z } from 'zod'
import { siteEnvironment } from '../../server/environment.ts'
import { CmsBroken, CmsRefused } from './errors.ts'

/** The timeout of a request to the CMS, in milliseconds. */
const TIMEOUT_MS = 5_000

/** 10,000 notices have some 12 megabytes; up to ten endless responses may arrive at once. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

const timeouts = {
  connect: { timeout: 2_000 },
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
}
const questions = new Agent(timeouts)
const files = new Agent(timeouts)

/**
 * Node's own HTTP client instead of the global `fetch`. Next.js replaces the global one: it drops
 * the abort signal while it revalidates (vercel/next.js#54533), so a CMS that hangs would block the
 * page, and it caches bodies before they are validated.
 */
export const cmsFetch: typeof fetch = async (input, init) => {
  const { method = 'GET', headers, body } = init ?? {}
  const answer = await undiciFetch(input instanceof Request ? input.url : input, {
    dispatcher: questions,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    method,
    headers: Object.fromEntries(new Headers(headers)),
    ...(typeof body === 'string' ? { body } : {}),
  })
  const isEmpty = answer.status === 204
  return new Response(isEmpty ? null : await readWhole(answer.body), {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
  })
}

/** Counts decompressed bytes: a few compressed kilobytes can expand to gigabytes. */
async function readWhole(body: AsyncIterable<Uint8Array> | null): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_RESPONSE_BYTES) throw new Error('The answer has no end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Requests an address of the CMS with the site's token, and reads the response whatever its status. */
export function fetchFromCms(path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  return cmsFetch(CMS_URL + path, { method, headers: { authorization: `Bearer ${CMS_TOKEN}` } })
}

/** Opens a file of the CMS as a stream; the timeouts apply to its chunks, not to its length. */
export async function openCmsFile(path: string, given: Headers) {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  const answer = await undiciRequest(CMS_URL + path, {
    dispatcher: files,
    headers: { ...Object.fromEntries(given), authorization: `Bearer ${CMS_TOKEN}` },
  })
  const { statusCode: status } = answer
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  if (status !== 200 && status !== 206) {
    await answer.body.dump()
    return { status, headers, body: null }
  }
  // Not `Readable.toWeb`: when the stream is cancelled, it throws an error that cannot be caught.
  const body = WebStream.from(answer.body) as ReadableStream<Uint8Array>
  return { status, headers, body }
}

/** A request to the CMS's REST API; `params` belong to its query language. */
export type CmsRequest = {
  path: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  params?: Record<string, unknown>
  body?: unknown
}

function connect() {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  return createDirectus(CMS_URL, { globals: { fetch: cmsFetch } })
    .with(staticToken(CMS_TOKEN))
    .with(rest())
}

let client: ReturnType<typeof connect> | null = null

/**
 * Sends one request to the CMS. The response is unknown until a schema has parsed it. Throws
 * CmsRefused if the CMS responds with a list of errors below 500, CmsBroken for everything else.
 * @param token of another account than the site's own
 */
export async function request(
  { path, method = 'GET', params, body }: CmsRequest,
  token?: string,
): Promise<unknown> {
  client ??= connect()
  const command = customEndpoint<unknown>({
    path,
    method,
    ...(params && { params }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  try {
    return await client.request(token === undefined ? command : withToken(token, command))
  } catch (error) {
    if (!isDirectusError(error)) throw new CmsBroken('The CMS did not answer', { cause: error })
    const { status } = error.response
    if (status >= 500) throw new CmsBroken(`The CMS answered ${status}`, { status })
    throw new CmsRefused(
      status,
      error.errors.map(({ message, extensions }) => ({ message, code: extensions.code })),
    )
  }
}

/** `wrong-answer`: the response is not that of a healthy CMS, such as a maintenance page. */
export type CmsState = 'up' | 'down' | 'wrong-answer' | 'token-refused'

const health = z.object({ status: z.enum(['ok', 'warn']) })

/** Whether the CMS responds, reports itself healthy and accepts the site's token. */
export async function getCmsState(): Promise<CmsState> {
  // With a token this is the CMS's own health check; without one it is refused.
  const answer = await fetchFromCms('/server/health').catch(() => null)
  if (!answer || answer.status >= 500) return 'down'
  if (answer.status === 401 || answer.status === 403) return 'token-refused'
  const body: unknown = await answer.json().catch(() => null)
  return answer.ok && health.safeParse(body).success ? 'up' : 'wrong-answer'
}
