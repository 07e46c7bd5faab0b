import 'server-only'
import type { EnquiryCollection } from '../cms/enquiries.ts'
import { keepLetter } from '../office-mail/letters.ts'
import { idOfWords, neighbourIdsOf } from './fingerprint.ts'
import { addEnquiry, inTransaction, repeatEnquiry, type Enquiry } from './outbox.ts'
import { stampedItem } from './stamped-item.ts'
import type { Marks } from './suspicion.ts'

export type Posted = { collection: EnquiryCollection; fields: object; marks: Marks }

/** How long the same words count as the same enquiry, in milliseconds. */
const SAME_FOR_MS = 24 * 3_600_000

/**
 * Puts a posted enquiry on disk; on return it survives a crash and a power cut. The same words within
 * a day are the same enquiry. Answers what is to be delivered, again when it is a repeat: the CMS
 * knows it by its id. Throws when the disk does not take it.
 */
export function keepEnquiry({ collection, fields, marks }: Posted): Enquiry {
  const now = Date.now()
  const id = idOfWords(collection, fields, now)
  const sameAs = neighbourIdsOf(collection, fields, now)
  const item = { ...stampedItem(fields, marks, now), same_as: sameAs }
  return inTransaction(() => {
    const repeated = repeatEnquiry([id, sameAs[0]], now - SAME_FOR_MS, item)
    if (repeated) return repeated
    const enquiry = { id, collection, item }
    addEnquiry(enquiry, now)
    if (marks.isWorthMail) keepLetter({ id, collection }, now)
    return enquiry
  })
}
