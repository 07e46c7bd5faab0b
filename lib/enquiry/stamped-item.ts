import { facts } from '../../content/facts.ts'
import type { Marks } from './suspicion.ts'

const HOUR_MS = 3_600_000

/** An enquiry as the CMS keeps it: what was typed, when it came, until when a reply is promised. */
export function stampedItem(fields: object, marks: Marks, now: number): object {
  return {
    ...fields,
    received_at: new Date(now).toISOString(),
    reply_by: new Date(now + facts.replyWithinHours * HOUR_MS).toISOString(),
    notice_version: marks.noticeVersion,
    suspected: marks.suspected,
  }
}
