import 'server-only'
import { ReadableStream as WebStream } from 'node:stream/web'
import { createDirectus, rest, staticToken, type RestCommand } from '@directus/sdk'
import { Agent, fetch as undiciFetch, request as undiciRequest } from 'undici'
import { z } from 'zod'
import { siteEnvironment } from '../../server/environment.ts'
import { processGlobal } from '../../server/process-global.ts'
import { CmsBroken, CmsRefused } from './errors.ts'
import type { Schema } from 'school-schema/cms'

/** The timeout of a request to the CMS, in milliseconds. */
const TIMEOUT_MS = 5_000

/** The same for a file while the CMS does not answer: visitors wait for nothing. */
const FILE_TIMEOUT_MS = 1_000

/** Whether the last request got an answer, of whatever kind. */
const last = processGlobal('last answer of the CMS', () => ({ isAnswered: true }))

/** Records whether the CMS answers. */
async function observed<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await asked
    last.isAnswered = true
    return answer
  } catch (error) {
    last.isAnswered = false
    throw error
  }
}

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
  const answer = await observed(
    undiciFetch(input instanceof Request ? input.url : input, {
      dispatcher: questions,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { body } : {}),
    }),
  )
  const isEmpty = answer.status === 204 || answer.status === 304
  return new Response(isEmpty ? null : await readBody(answer.body), {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
  })
}

/** Counts decompressed bytes: a few compressed kilobytes can expand to gigabytes. */
async function readBody(body: AsyncIterable<Uint8Array> | null): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_RESPONSE_BYTES) throw new Error('The response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Opens a file of the CMS as a stream; the timeouts apply to its chunks, not to its length. */
export async function openCmsFile(path: string, given: Headers) {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  const answer = await observed(
    undiciRequest(CMS_URL + path, {
      dispatcher: files,
      headers: { ...Object.fromEntries(given), authorization: `Bearer ${CMS_TOKEN}` },
      headersTimeout: last.isAnswered ? TIMEOUT_MS : FILE_TIMEOUT_MS,
    }),
  )
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

/** A response with Directus's list of errors, as the SDK throws it. */
const errorResponse = z.object({
  response: z.object({ status: z.int() }),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) }))
    .min(1),
})

/**
 * Sends one request to the CMS. The response is unknown until a schema has parsed it. Throws
 * CmsRefused if the CMS responds with a list of errors below 500, CmsBroken for everything else.
 * @param token of another account than the site's own
 */
export async function request(
  command: RestCommand<unknown, Schema>,
  token?: string,
  fetch = cmsFetch,
): Promise<unknown> {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  // Outside of `try`: a command that the SDK rejects is a mistake of the caller, not an outage.
  const options = command()
  try {
    return await createDirectus<Schema>(CMS_URL, { globals: { fetch } })
      .with(staticToken(token ?? CMS_TOKEN))
      .with(rest())
      .request(() => options)
  } catch (error) {
    const { data: given } = errorResponse.safeParse(error)
    if (!given) throw new CmsBroken('The CMS did not answer', { cause: error })
    const { status } = given.response
    if (status >= 500) throw new CmsBroken(`The CMS answered ${status}`, { status })
    throw new CmsRefused(
      status,
      given.errors.map(({ message, extensions: { code } }) => ({ message, code })),
    )
  }
}
