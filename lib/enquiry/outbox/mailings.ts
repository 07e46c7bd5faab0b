import 'server-only'
import { randomInt } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from 'school-schema/values/durations'
import { all, delayRow, inOutbox, inTransaction, run } from './enquiries.ts'

/** How long an e-mail waits for a mail server: a notice is on the website, and old news by then. */
const EXPIRES_MS = 72 * HOUR_MS
const MAX_DELAY_MS = 2 * HOUR_MS

/** The name of this outbox, by which the CMS tells the instances of the website apart. */
export const getOutboxName = (): string =>
  inOutbox((database) => {
    const name = database.prepare('PRAGMA application_id').get()?.['application_id']
    if (name) return String(name)
    const made = randomInt(1, 2 ** 31)
    database.exec(`PRAGMA application_id = ${made}`)
    return String(made)
  })

/** An e-mail to a subscriber: the ids of its notices, or `ALERT`. */
export type NoticeMail = { id: string; subscriber: string; notices: (number | string)[] }

/** Instead of the id of a notice: the alert of the school. */
export const ALERT = 'alert'

/** Whether the e-mails of a mailing are or were in an outbox. */
export const isKnownMailing = (name: string): boolean =>
  all('SELECT 1 FROM mailing WHERE name = :name', { name }).length > 0

/** Records that a mailing is known to the CMS as sent. */
export const recordMailing = (name: string) =>
  run('INSERT INTO mailing VALUES (:name, 1) ON CONFLICT DO UPDATE SET is_recorded = 1', { name })

/** The mailings that the CMS does not know as sent yet. */
export const listUnrecorded = (): string[] =>
  all('SELECT name FROM mailing WHERE is_recorded = 0').map(({ name }) => String(name))

/** Queues the e-mails of mailings, all or none; one with the same id gets the further notices. */
export function queueMails(
  mailings: readonly string[],
  mails: readonly (NoticeMail & { dueAt: number })[],
): void {
  inTransaction(() => {
    for (const name of mailings) run('INSERT OR IGNORE INTO mailing VALUES (:name, 0)', { name })
    for (const { id, subscriber, notices, dueAt } of mails)
      run(
        `INSERT INTO notice_mail (id, subscriber, notices, added_at, next_at)
         VALUES (:id, :subscriber, :notices, :now, :dueAt)
         ON CONFLICT DO UPDATE SET notices = (
           SELECT json_group_array(value) FROM (
             SELECT value FROM json_each(notice_mail.notices)
             UNION SELECT value FROM json_each(excluded.notices)))`,
        { id, subscriber, notices: JSON.stringify(notices), now: Date.now(), dueAt },
      )
  })
}

/** The e-mails that are due, oldest first. */
export const listDueMails = (now: number, limit: number): NoticeMail[] =>
  all(
    `SELECT id, subscriber, notices FROM notice_mail WHERE next_at <= :now
     ORDER BY next_at LIMIT :limit`,
    { now, limit },
  ).map(({ id, subscriber, notices }) => ({
    id: String(id),
    subscriber: String(subscriber),
    notices: JSON.parse(String(notices)) as NoticeMail['notices'],
  }))

/** Deletes an e-mail that was sent, or that nobody is to get. */
export const deleteMail = (id: string) => run('DELETE FROM notice_mail WHERE id = :id', { id })

/** Delays an e-mail, twice as long each time. */
export const delayMail = (id: string) => delayRow('notice_mail', id, [MINUTE_MS, MAX_DELAY_MS])

/** Deletes e-mails that have waited for too long since they were due, and returns their number. */
export const deleteExpiredMails = (now: number): number =>
  run('DELETE FROM notice_mail WHERE added_at < :time', { time: now - EXPIRES_MS })
