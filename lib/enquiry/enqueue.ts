import 'server-only'
import type { EnquiryCollection } from '../content/client/enquiries.ts'
import { enqueueMail } from './outbox/mail-queue.ts'
import { idOfWords, neighbourIdsOf } from './fingerprint.ts'
import { addEnquiry, inTransaction, repeatEnquiry, type Enquiry } from './outbox/outbox.ts'
import { toCmsRecord } from './cms-record.ts'
import type { SpamSignals } from './spam-signals.ts'

export type Posted = { collection: EnquiryCollection; fields: object; marks: SpamSignals }

/** How long the same words count as the same enquiry, in milliseconds. */
const SAME_FOR_MS = 24 * 3_600_000

/**
 * Puts a posted enquiry on disk; on return it survives a crash and a power cut. The same words within
 * a day are the same enquiry. Answers what is to be delivered, again when it is a repeat: the CMS
 * knows it by its id. Throws when the disk does not take it.
 */
export function enqueueEnquiry({ collection, fields, marks }: Posted): Enquiry {
  const now = Date.now()
  const id = idOfWords(collection, fields, now)
  const sameAs = neighbourIdsOf(collection, fields, now)
  const item = { ...toCmsRecord(fields, marks, now), same_as: sameAs }
  return inTransaction(() => {
    const repeated = repeatEnquiry([id, sameAs[0]], now - SAME_FOR_MS, item)
    if (repeated) return repeated
    const enquiry = { id, collection, item }
    addEnquiry(enquiry, now)
    if (marks.isWorthMail) enqueueMail({ id, collection }, now)
    return enquiry
  })
}
