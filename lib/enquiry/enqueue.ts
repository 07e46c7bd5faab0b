import 'server-only'
import type { EnquiryCollection } from '../content/client/enquiries.ts'
import { siteEnvironment } from '../server/environment.ts'
import { consentEntries, versionOf } from './consent.ts'
import { timeOfReceipt } from './outbox/clock.ts'
import { inOutbox } from './outbox/database.ts'
import {
  addEnquiry,
  inTransaction,
  referenceOf,
  repeatEnquiry,
  type Enquiry,
} from './outbox/enquiries.ts'
import { keyedDigest, type SpamSignals } from './spam-signals.ts'

const DAY_MS = 24 * 3_600_000

/** An enquiry waits on a device for a week, and then until the parent decides. */
const MAX_WAIT_MS = 60 * DAY_MS

type ParsedForm = {
  collection: EnquiryCollection
  fields: object
  /** Whether the box for reminders is ticked. */
  wantsReminders: boolean
  /** When an enquiry that waited on a device was written; 0 for any other. */
  writtenAt?: number
  signals: SpamSignals
  /** When the reply to an enquiry that is received at a time is due. */
  replyBy: (receivedAt: number) => Date
}

/**
 * Writes an enquiry to the outbox; on return it survives a crash and a power failure. The same
 * content within 24 hours is the same enquiry. Returns what to deliver, also for a duplicate: the
 * CMS recognises it by its id. Throws if the disk does not accept it.
 */
export function enqueueEnquiry(form: ParsedForm): Enquiry {
  const { collection, fields, wantsReminders, writtenAt = 0, signals, replyBy } = form
  const now = inOutbox(timeOfReceipt)
  const hasWaited = writtenAt < now && writtenAt > now - MAX_WAIT_MS
  /** However often and whenever it is sent. */
  const written = hasWaited ? writtenAt : now
  // Sent again with the box ticked it is another enquiry, so that the consent is not lost.
  const content = wantsReminders ? { ...fields, wantsReminders } : fields
  const idAt = (time: number) => contentHash(collection, content, time)
  const id = idAt(written)
  // The same enquiry within 24 hours, but across midnight.
  const [before, after] = [idAt(written - DAY_MS), idAt(written + DAY_MS)]
  const received = new Date(now).toISOString()
  const item = {
    ...fields,
    reference: referenceOf(id),
    received_at: received,
    reply_by: replyBy(now).toISOString(),
    notice_version: signals.shown && versionOf(signals.shown),
    consent: consentEntries(signals.shown, wantsReminders, received),
    suspected: signals.suspected,
    same_as: [before, after],
  }
  const hasMail = signals.suspected === null && siteEnvironment().SMTP_URL !== undefined
  return inTransaction(() => {
    const duplicate = repeatEnquiry([id, before, after], written - DAY_MS, item)
    if (duplicate) return duplicate
    const enquiry = { id, collection, item }
    addEnquiry(enquiry, now, hasMail)
    return enquiry
  })
}

/**
 * The id of an enquiry, a UUID: the same for the same content on the same day (UTC) at every
 * instance. A single different character makes a new enquiry, so a correction is not a duplicate.
 */
function contentHash(collection: EnquiryCollection, fields: object, time: number): string {
  const day = Math.floor(time / DAY_MS)
  const content = JSON.stringify([collection, ...Object.entries(fields).sort()])
  const hex = Buffer.from(keyedDigest('id', `${day} ${content}`), 'base64url').toString('hex')
  // RFC 9562 defines version 8 for custom UUIDs.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
