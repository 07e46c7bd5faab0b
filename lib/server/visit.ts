import type { IncomingHttpHeaders } from 'node:http'

/** What decides which form of a page a visitor gets; shared caches vary by it. */
export const VISIT_HEADER = 'sec-fetch-site'

/**
 * Whether the visitor comes from elsewhere, and so lacks the style sheet of the website. Every supported browser says where
 * a visitor comes from.
 */
export const isEntering = ({ [VISIT_HEADER]: from }: IncomingHttpHeaders): boolean =>
  from !== undefined && from !== 'same-origin'
