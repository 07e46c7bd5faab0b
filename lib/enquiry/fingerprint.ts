import 'server-only'
import type { EnquiryCollection } from '../cms/enquiries.ts'
import { keyedDigest } from './keys.ts'

const DAY_MS = 24 * 3_600_000

const plain = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, ' ').trim() : value

/**
 * Says whether two enquiries are the same one sent twice: the same form with the same words in all
 * of its fields. One letter that differs makes another enquiry, so that two children never become one.
 */
export function fingerprintOf(collection: EnquiryCollection, fields: object): string {
  return keyedDigest('fingerprint', wordsOf(collection, fields))
}

/**
 * The id of an enquiry that comes without one: the same for the same words on the same day at every
 * instance of the site, as a parent whose first try was not answered may reach another one.
 */
export function idOfWords(collection: EnquiryCollection, fields: object, now: number): string {
  const day = Math.floor(now / DAY_MS)
  const digest = keyedDigest('id', `${day} ${wordsOf(collection, fields)}`)
  const hex = Buffer.from(digest, 'base64url').toString('hex')
  // Version 8 of RFC 9562: made in a way of one's own.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

function wordsOf(collection: EnquiryCollection, fields: object): string {
  const entries = Object.entries(fields).map(([name, value]) => [name, plain(value)])
  return JSON.stringify([collection, ...entries.sort()])
}
