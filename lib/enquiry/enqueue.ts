import 'server-only'
import { facts } from '../../content/facts.ts'
import type { EnquiryCollection } from '../content/client/enquiries.ts'
import { siteEnvironment } from '../server/environment.ts'
import { addEnquiry, inTransaction, repeatEnquiry, type Enquiry } from './outbox/enquiries.ts'
import { keyedDigest, type SpamSignals } from './spam-signals.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type ParsedForm = { collection: EnquiryCollection; fields: object; signals: SpamSignals }

/** Until when a reply is promised to an enquiry of a time; both in milliseconds since 1970. */
export const replyByOf = (receivedAt: number): number =>
  receivedAt + facts.replyWithinHours * HOUR_MS

/**
 * Writes an enquiry to the outbox; on return it survives a crash and a power cut. The same content
 * within 24 hours is the same enquiry. Returns what is to be delivered, again for a duplicate: the
 * CMS knows it by its id. Throws when the disk does not accept it.
 */
export function enqueueEnquiry({ collection, fields, signals }: ParsedForm): Enquiry {
  const now = Date.now()
  const idAt = (time: number) => contentHash(collection, fields, time)
  const id = idAt(now)
  // Within 24 hours of each other, but on two sides of midnight, it is still the same enquiry.
  const [before, after] = [idAt(now - DAY_MS), idAt(now + DAY_MS)]
  const item = {
    ...fields,
    received_at: new Date(now).toISOString(),
    reply_by: new Date(replyByOf(now)).toISOString(),
    notice_version: signals.noticeVersion,
    suspected: signals.suspected,
    same_as: [before, after],
  }
  const hasMail = signals.isWorthMail && siteEnvironment().SMTP_URL !== undefined
  return inTransaction(() => {
    const duplicate = repeatEnquiry([id, before], now - DAY_MS, item)
    if (duplicate) return duplicate
    const enquiry = { id, collection, item }
    addEnquiry(enquiry, now, hasMail)
    return enquiry
  })
}

/**
 * The id of an enquiry, a UUID: the same for the same content on the same day (UTC) at every instance
 * of the site. One different character makes another enquiry, so that a correction is no duplicate.
 */
function contentHash(collection: EnquiryCollection, fields: object, time: number): string {
  const day = Math.floor(time / DAY_MS)
  const content = JSON.stringify([collection, ...Object.entries(fields).sort()])
  const hex = Buffer.from(keyedDigest('id', `${day} ${content}`), 'base64url').toString('hex')
  // Version 8 of RFC 9562 is for UUIDs of custom formats.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
