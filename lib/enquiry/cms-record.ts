import { facts } from '../../content/facts.ts'
import type { SpamSignals } from './spam-signals.ts'

const HOUR_MS = 3_600_000

/** Until when a reply is promised to what came at a time; both in milliseconds since 1970. */
export const replyByOf = (receivedAt: number): number =>
  receivedAt + facts.replyWithinHours * HOUR_MS

/** An enquiry as the CMS keeps it: what was typed, when it came, until when a reply is promised. */
export function toCmsRecord(fields: object, marks: SpamSignals, now: number): object {
  return {
    ...fields,
    received_at: new Date(now).toISOString(),
    reply_by: new Date(replyByOf(now)).toISOString(),
    notice_version: marks.noticeVersion,
    suspected: marks.suspected,
  }
}
