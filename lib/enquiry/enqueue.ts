import 'server-only'
import { initialFigures } from 'school-schema/school/school-figures'
import { listDates } from '../calendar/calendar.ts'
import type { Attachment, EnquiryCollection } from '../content/client/enquiries.ts'
import { replyTimeOf } from '../messages/values.ts'
import { instant, officeStatus } from '../school/office.ts'
import { getSchool } from '../school/school.ts'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'
import { mailSettings } from '../server/variables.ts'
import { consentEntries, versionOf, type SpamSignals } from './consent.ts'
import {
  addEnquiry,
  inOutbox,
  inTransaction,
  referenceOf,
  repeatEnquiry,
  type Enquiry,
} from './outbox/enquiries.ts'
import { timeOfReceipt } from './outbox/erasure.ts'
import { addAcknowledgement } from './outbox/mails.ts'
import { isAcknowledgedTooOften, keyedId, mailboxKey } from './sender.ts'
import type { Locale } from '../messages/messages.ts'
import type { Language } from 'school-schema/languages'
import { DAY_MS, HOUR_MS } from 'school-schema/values/durations'

/** An enquiry waits on a device for a week, and then until the parent decides. */
const MAX_WAIT_MS = 60 * DAY_MS

type ParsedForm = {
  collection: EnquiryCollection
  fields: object
  /** Files, which are delivered after the row. */
  attachments?: readonly Attachment[]
  /** When it is erased, if that is sooner than for other enquiries. */
  keptUntil?: ((receivedAt: number) => Date) | null
  /** Whether a consent is recorded, which somebody without a name cannot withdraw. */
  hasConsent?: boolean
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
  const { attachments = [], keptUntil = null, hasConsent = true } = form
  const now = inOutbox(timeOfReceipt)
  const hasWaited = writtenAt < now && writtenAt > now - MAX_WAIT_MS
  /** However often and whenever it is sent. */
  const written = hasWaited ? writtenAt : now
  // Sent again with the box ticked it is another enquiry, so that the consent is not lost.
  const content = {
    ...fields,
    ...(wantsReminders && { wantsReminders }),
    ...(attachments.length > 0 && { attachments }),
  }
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
    consent: hasConsent ? consentEntries(signals.shown, wantsReminders, received) : [],
    suspected: signals.suspected,
    same_as: [before, after],
    ...(keptUntil && { kept_until: keptUntil(now).toISOString() }),
    ...(attachments.length > 0 && { attachments }),
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
  return keyedId('id', `${day} ${content}`)
}

/**
 * What the school promises about the reply: its words, and when an enquiry that is received at a time
 * is overdue. While the office is closed that is when it opens. Never throws: an enquiry is taken
 * without any content of the CMS.
 */
export async function getReplyDeadline(locale: Locale, ownHours?: number) {
  // Without the words of the school, nothing is promised.
  const school = await getSchool(locale.language).catch(() => ({
    officeHours: '',
    officeDays: [],
    replyHours: null,
  }))
  const dates = await listDates(locale.language).catch(() => [])
  // A school that promises no time has the initial one as its aim.
  const hours = ownHours ?? school.replyHours ?? initialFigures.reply_hours
  const replyBy = (receivedAt: number): Date => {
    const promised = new Date(receivedAt + hours * HOUR_MS)
    const office = officeStatus(school, dates, promised)
    if (!office || office.isOpen || !office.opens) return promised
    return instant(office.opens.day, office.opens.time)
  }
  return { time: replyTimeOf(locale, school), replyBy }
}

/** Queues the e-mail to the parent; the enquiry is accepted without it. */
export function acknowledge(
  language: Language,
  id: string,
  recipient: string,
  sender: string,
): void {
  if (!mailSettings(siteEnvironment()) || isAcknowledgedTooOften(sender)) return
  const digest = mailboxKey(recipient)
  attempt(() => addAcknowledgement({ id, recipient, language }, digest, Date.now()))
}
