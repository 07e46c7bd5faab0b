import 'server-only'
import { EMBEDDER_HEADER, POLICY_HEADER } from '../security/policy.ts'
import { DEFAULT_LANGUAGE, type Language } from '../messages/messages.ts'
import { ownAddress } from '../server/environment.ts'
import { processGlobal } from '../server/process-global.ts'

/** The path of the prerendered 404 page. */
export const NOT_FOUND_PATH = '/_not-found'

type PrerenderedPage = { html: string; headers: Record<string, string> }

const MAX_WAIT_MS = 1_000

const OWN_HEADER = 'x-own-request'
const ownToken = processGlobal('token of own requests', () => crypto.randomUUID())

/** Whether this process itself sent a request: some routes are only for it. */
export const isOwnRequest = (headers: Headers): boolean => headers.get(OWN_HEADER) === ownToken

/** Requests a page of this process. */
const fetchOwn = (path: string, signal: AbortSignal | null = null): Promise<Response> =>
  fetch(ownAddress() + path, { cache: 'no-store', headers: { [OWN_HEADER]: ownToken }, signal })

/** Fetches a page of this process at most once per `maxAgeMs`; if that fails, an older copy is used. */
export function memoizePrerenderedPage(path: string, maxAgeMs: number) {
  let copy: Promise<PrerenderedPage> | undefined
  // Monotonic: after a change of the wall clock a copy must not look fresh for hours.
  let loadedAt = -Infinity
  return (): Promise<PrerenderedPage> => {
    if (copy && performance.now() - loadedAt < maxAgeMs) return copy
    const older = copy
    loadedAt = performance.now()
    copy = loadPage(path, older ? AbortSignal.timeout(MAX_WAIT_MS) : null).catch(
      (error: unknown) => {
        if (older) return older
        copy = undefined
        throw error
      },
    )
    return copy
  }
}

/** Fetches a page of this process, with its policy. */
async function loadPage(path: string, signal: AbortSignal | null = null): Promise<PrerenderedPage> {
  const answer = await fetchOwn(path, signal)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The policy contains the hashes of this page's scripts.
    [POLICY_HEADER]: answer.headers.get(POLICY_HEADER) ?? '',
    [EMBEDDER_HEADER]: answer.headers.get(EMBEDDER_HEADER) ?? '',
  }
  return { html: await answer.text(), headers }
}

/** An alert of the school is on this page too, within a second or two. */
const NOT_FOUND_MS = 1_000

const screens = new Map<Language, ReturnType<typeof memoizePrerenderedPage>>()

function screenIn(language: Language) {
  const path = language === DEFAULT_LANGUAGE ? NOT_FOUND_PATH : `/missing/${language}`
  const known = screens.get(language) ?? memoizePrerenderedPage(path, NOT_FOUND_MS)
  screens.set(language, known)
  return known
}

/**
 * The complete 404 page. In a page rendered on request, `notFound()` gives an empty document
 * without JavaScript. A rewrite in proxy.ts is no alternative: Next.js writes 127.0.0.1 as
 * localhost, takes that for another server and requests it over the network, which can fail.
 */
export async function answerNotFound(language = DEFAULT_LANGUAGE): Promise<Response> {
  const { html, headers } = await screenIn(language)()
  return new Response(html, { status: 404, headers })
}

/** What applies to the connection between this process and itself. */
const OF_CONNECTION = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'date',
]

/** The response of another path of this process, which has the page in its cache. */
export async function answerPage(path: string): Promise<Response> {
  const { status, body, headers } = await fetchOwn(path)
  const own = new Headers(headers)
  for (const name of OF_CONNECTION) own.delete(name)
  return new Response(body, { status, headers: own })
}
