import 'server-only'
import { ownAddress } from '../server/environment.ts'
import { swrMemo } from '../server/swr-memo.ts'
import { EMBEDDER_HEADER, POLICY_HEADER } from '../security/policy.ts'

/** Fetches a prerendered page of this very process, as HTML to answer with; keeps it in memory. */
export const memoizePrerenderedPage = (path: string) =>
  swrMemo(async () => {
    const answer = await fetch(ownAddress() + path, { cache: 'no-store' })
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // They name the scripts of these very bytes.
      [POLICY_HEADER]: answer.headers.get(POLICY_HEADER) ?? '',
      [EMBEDDER_HEADER]: answer.headers.get(EMBEDDER_HEADER) ?? '',
    }
    return { html: await answer.text(), headers }
  })
