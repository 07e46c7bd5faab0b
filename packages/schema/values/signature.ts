import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What can be signed, each for one purpose, until a time in seconds since 1970. */
export type Signed =
  /** From the CMS to the site: this user may see this row. */
  | readonly ['open', collection: string, id: string, until: number]
  /** From the site to itself: this page. */
  | readonly ['page', path: string, until: number]
  /** From the site to itself: one file of a preview. */
  | readonly ['file', id: string, until: number]
  /** From the site to itself: the file of a certificate whose numbers were entered. */
  | readonly ['certificate', id: string, until: number]
  /** From the CMS to the principal: a decision about a row, or the page of prepared alerts. */
  | readonly [LinkKind, id: string, until: number]
  /** From the CMS to itself: the PIN of this link was right. */
  | readonly ['pin', id: string, until: number]
  /** From the site to a subscriber by e-mail: confirm the address, or for ever (0) change and end the subscription. */
  | readonly [SubscriptionPurpose, id: string, until: number]

/** What a link of the principal opens. */
export type LinkKind = 'approval' | 'alert'

/** What a link in an e-mail to a subscriber is for. */
export type SubscriptionPurpose = 'confirm' | 'change'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a secret or a signature is the expected one, compared in constant time. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

/** Signs what may be previewed. */
export function sign(secret: string, what: Signed): string {
  return createHmac('sha256', secret).update(JSON.stringify(what)).digest('base64url')
}

/** A signature with its end in seconds since 1970, as addresses and forms contain both. */
export const signUntil = (secret: string, until: number, what: (until: number) => Signed): string =>
  `${until}.${sign(secret, what(until))}`

/** The end of what was signed so, in seconds since 1970; null if it is altered or over. */
export function readSignedUntil(
  secret: string,
  given: string,
  what: (until: number) => Signed,
): number | null {
  const [, written = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(given) ?? []
  const until = Number(written)
  return until > Date.now() / 1000 && isSame(signature, sign(secret, what(until))) ? until : null
}
