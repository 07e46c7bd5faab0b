import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What can be signed, for one purpose each, until a time in seconds since 1970. */
export type Signed =
  /** The CMS to the site: this person may see this row, or this path. */
  | readonly ['open', collection: string, id: string, until: number]
  /** The site to itself: this page. */
  | readonly ['page', path: string, until: number]
  /** The site to itself: one file that a preview shows. */
  | readonly ['file', id: string, until: number]

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The signature of what may be previewed. */
export function sign(secret: string, what: Signed): string {
  return createHmac('sha256', secret).update(JSON.stringify(what)).digest('base64url')
}

/** Whether a signature is right; takes the same time whatever is wrong with it. */
export function isSigned(secret: string, what: Signed, given: string): boolean {
  return timingSafeEqual(digest(given), digest(sign(secret, what)))
}
