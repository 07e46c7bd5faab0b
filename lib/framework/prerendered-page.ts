import 'server-only'
import { EMBEDDER_HEADER, POLICY_HEADER } from '../security/policy.ts'
import { ownAddress } from '../server/environment.ts'

type PrerenderedPage = { html: string; headers: Record<string, string> }

const MAX_WAIT_MS = 1_000

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
  const answer = await fetch(ownAddress() + path, { cache: 'no-store', signal })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The policy contains the hashes of this page's scripts.
    [POLICY_HEADER]: answer.headers.get(POLICY_HEADER) ?? '',
    [EMBEDDER_HEADER]: answer.headers.get(EMBEDDER_HEADER) ?? '',
  }
  return { html: await answer.text(), headers }
}
