import 'server-only'
import { ownAddress } from '../server/environment.ts'
import { memoizePrerenderedPage } from './prerendered-page.ts'

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
const recallScreen = memoizePrerenderedPage(NOT_FOUND_PATH)

/** The error screen for 404 Not Found, as the answer to an address that no page has. */
export async function answerNotFound(): Promise<Response> {
  const { html, headers } = await recallScreen(KEEP_FOR_MS)
  return new Response(html, { status: 404, headers })
}
