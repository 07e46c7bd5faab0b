import 'server-only'
import type { EnquiryCollection } from '../cms/enquiries.ts'
import { keyedDigest } from './keys.ts'

const plain = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, ' ').trim() : value

/**
 * Says whether two enquiries are the same one sent twice: the same form with the same words in all
 * of its fields. One letter that differs makes another enquiry, so that two children never become one.
 */
export function fingerprintOf(collection: EnquiryCollection, fields: object): string {
  const entries = Object.entries(fields).map(([name, value]) => [name, plain(value)])
  return keyedDigest('fingerprint', JSON.stringify([collection, ...entries.sort()]))
}
