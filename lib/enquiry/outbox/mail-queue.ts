import 'server-only'
import type { EnquiryCollection } from '../../content/client/enquiries.ts'
import { attempt } from '../../server/attempt.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { all, run } from './database.ts'
import { secondsSince } from './enquiries.ts'

/** An e-mail to the office; `id` and `collection` are those of the enquiry. */
export type QueuedMail = { id: string; collection: EnquiryCollection; receivedAt: number }

/** The enquiries of one e-mail: a single one, or those of a summary. */
export type Mails = readonly [QueuedMail, ...QueuedMail[]]

/** The e-mails that wait, oldest first. */
export const listUnsentMails = (): QueuedMail[] =>
  all(
    'SELECT id, collection, received_at FROM mail WHERE sent_at IS NULL ORDER BY received_at',
  ).map((row) => ({
    id: String(row.id),
    collection: row.collection as EnquiryCollection,
    receivedAt: Number(row.received_at),
  }))

/** Deletes the e-mails about these enquiries, which were sent as one. */
export function deleteSent(mails: Mails): void {
  for (const { id } of mails) run('DELETE FROM mail WHERE id = ?', id)
}

/** Deletes e-mails from before `time`, and returns their number. */
export const deleteBefore = (time: number): number =>
  run('DELETE FROM mail WHERE received_at < ?', time)

/** The pending e-mails for monitoring; null without a mail server or a usable outbox. */
export function getMailQueueState(): { pending: number; oldestSeconds: number } | null {
  if (siteEnvironment().SMTP_URL === undefined) return null
  const sql =
    'SELECT count(*) AS pending, min(received_at) AS oldest FROM mail WHERE sent_at IS NULL'
  const [row] = attempt(() => all(sql)) ?? []
  return row ? { pending: Number(row.pending), oldestSeconds: secondsSince(row.oldest) } : null
}
