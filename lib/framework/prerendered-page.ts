import 'server-only'
import { EMBEDDER_HEADER, POLICY_HEADER } from '../security/policy.ts'
import { ownAddress } from '../server/environment.ts'

/** Where Next keeps the prerendered error screen. */
export const NOT_FOUND_PATH = '/_not-found'

type PrerenderedPage = { html: string; headers: Record<string, string> }

const MAX_WAIT_MS = 1_000

/** Fetches a page of this process at most once in `maxAgeMs`; an older copy serves while it cannot be had in time. */
export function memoizePrerenderedPage(path: string, maxAgeMs: number) {
  let copy: Promise<PrerenderedPage> | undefined
  // Monotonic: a step of the wall clock must not make a copy look fresh for hours.
  let loadedAt = -Infinity
  return (): Promise<PrerenderedPage> => {
    if (copy && performance.now() - loadedAt < maxAgeMs) return copy
    const older = copy
    loadedAt = performance.now()
    copy = load(path, older ? AbortSignal.timeout(MAX_WAIT_MS) : null).catch((error: unknown) => {
      if (older) return older
      copy = undefined
      throw error
    })
    return copy
  }
}

async function load(path: string, signal: AbortSignal | null): Promise<PrerenderedPage> {
  const answer = await fetch(ownAddress() + path, { cache: 'no-store', signal })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // They name the scripts of these very bytes.
    [POLICY_HEADER]: answer.headers.get(POLICY_HEADER) ?? '',
    [EMBEDDER_HEADER]: answer.headers.get(EMBEDDER_HEADER) ?? '',
  }
  return { html: await answer.text(), headers }
}

const recallScreen = memoizePrerenderedPage(NOT_FOUND_PATH, 10_000)

/**
 * The complete screen for 404: `notFound()` in a page rendered on request is an empty document without JavaScript.
 * A rewrite in proxy.ts is none: Next writes 127.0.0.1 as localhost, takes that for another server and asks
 * itself over the network, which can fail.
 */
export async function answerNotFound(): Promise<Response> {
  const { html, headers } = await recallScreen()
  return new Response(html, { status: 404, headers })
}
