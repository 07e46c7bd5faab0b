import 'server-only'
import { ownAddress } from '../env/site.ts'
import { remember } from '../remember.ts'

/** Where Next keeps the prerendered error screen. */
export const NOT_FOUND_PATH = '/_not-found'

/**
 * The prerendered error screen as an address of this very process. Behind a proxy that speaks TLS, Next
 * takes a request's own address for another server's, with which it would speak TLS as well.
 */
export const notFoundAddress = (): URL => new URL(NOT_FOUND_PATH, ownAddress())

const KEEP_FOR_MS = 10_000

/**
 * The prerendered error screen. Calling `notFound()` in a page that is rendered on request gives a
 * visitor without JavaScript an empty document; the prerendered one is complete.
 */
const recallHtml = remember(async () => {
  const answer = await fetch(ownAddress() + NOT_FOUND_PATH, { cache: 'no-store' })
  return answer.text()
})

/** The HTML of the error screen for 404 Not Found. */
export function getNotFoundHtml(): Promise<string> {
  return recallHtml(KEEP_FOR_MS)
}
