import 'server-only'
import type { EnquiryCollection } from '../content/client/enquiries.ts'
import { keyedDigest } from './keys.ts'

const DAY_MS = 24 * 3_600_000

/**
 * The id of an enquiry: the same for the same words on the same day (UTC) at every instance of the
 * site. One letter that differs makes another enquiry, so that nothing is mistaken for a repeat.
 */
export function idOfWords(collection: EnquiryCollection, fields: object, now: number): string {
  const day = Math.floor(now / DAY_MS)
  const words = JSON.stringify([collection, ...Object.entries(fields).sort()])
  const digest = keyedDigest('id', `${day} ${words}`)
  const hex = Buffer.from(digest, 'base64url').toString('hex')
  // Version 8 of RFC 9562 is for UUIDs made by a method of one's own.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

/**
 * The ids that the same words have on the day before and the day after: within 24 hours of each
 * other, but on two sides of midnight, they are still the same enquiry.
 */
export function neighbourIdsOf(
  collection: EnquiryCollection,
  fields: object,
  now: number,
): [before: string, after: string] {
  return [idOfWords(collection, fields, now - DAY_MS), idOfWords(collection, fields, now + DAY_MS)]
}
