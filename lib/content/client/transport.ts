import 'server-only'
import { ReadableStream as WebStream } from 'node:stream/web'
import { Agent, fetch as undiciFetch, request as undiciRequest } from 'undici'

/** Longest that one question to the CMS may take, in milliseconds. */
const DEADLINE_MS = 5_000

/** 10,000 notices are some 12 megabytes; ten answers without an end may come at once. */
const LONGEST_ANSWER = 16 * 1024 * 1024

const timeouts = {
  connect: { timeout: 2_000 },
  headersTimeout: DEADLINE_MS,
  bodyTimeout: DEADLINE_MS,
}
const questions = new Agent(timeouts)
const files = new Agent(timeouts)

/**
 * Node's own HTTP client in place of the global `fetch`. Next replaces the global one and drops its
 * abort signal while it revalidates (vercel/next.js#54533): a CMS that hangs would pin the page. It
 * also caches bodies before anyone has validated them. This one does neither.
 */
export const cmsFetch: typeof fetch = async (input, init) => {
  const { method = 'GET', headers, body } = init ?? {}
  const answer = await undiciFetch(input instanceof Request ? input.url : input, {
    dispatcher: questions,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
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

/** Counts what comes out of a compressed answer: a few kilobytes can be gigabytes. */
async function readWhole(body: AsyncIterable<Uint8Array> | null): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > LONGEST_ANSWER) throw new Error('The answer has no end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type CmsFileAnswer = { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null }

/** Opens a file of the CMS for streaming; the deadlines are for its parts, not for its length. */
export async function openCmsFile(url: string, sent: Headers): Promise<CmsFileAnswer> {
  const answer = await undiciRequest(url, { dispatcher: files, headers: Object.fromEntries(sent) })
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  if (answer.statusCode !== 200 && answer.statusCode !== 206) {
    await answer.body.dump()
    return { status: answer.statusCode, headers, body: null }
  }
  // Not `Readable.toWeb`: when it is given up half-way, it throws where nobody can catch it.
  const body = WebStream.from(answer.body) as ReadableStream<Uint8Array>
  return { status: answer.statusCode, headers, body }
}
