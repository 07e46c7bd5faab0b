import 'server-only'
import type { EnquiryCollection } from '../../content/client/enquiries.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'school-schema/languages'
import { all, inTransaction, run } from './enquiries.ts'
import { SUBSCRIBERS } from './schema.ts'
import { DAY_MS, HOUR_MS } from 'school-schema/values/durations'

/** How long one waits for a mail server. */
const EXPIRES_MS = 3 * DAY_MS
/** In total: more than families send enquiries, and too few to be of use for a flood. */
const MAX_PER_HOUR = 200
/** The CMS may still refuse the enquiry, and the visitor is not thanked. */
const GRACE_MS = 10_000

/** An e-mail that an enquiry has arrived, in the language of its form; `id` is that of the enquiry. */
export type Acknowledgement = {
  id: string
  recipient: string
  language: Language
  /** Of an answer to a form: its title, and the day of the promised answer. */
  form?: { title: string; replyBy: Date } | null
}

const asLanguage = (text: string): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE)

/**
 * Queues an acknowledgement, unless its address, by the digest, has got one within a day, or too many
 * were queued in the last hour.
 */
export const addAcknowledgement = (
  { id, recipient, language }: Acknowledgement,
  digest: string,
  now: number,
) =>
  run(
    `INSERT OR IGNORE INTO acknowledgement (id, recipient, language, digest, received_at)
     SELECT :id, :recipient, :language, :digest, :now
     WHERE NOT EXISTS
         (SELECT 1 FROM acknowledgement WHERE digest = :digest AND received_at > :now - ${DAY_MS})
       AND (SELECT count(*) FROM acknowledgement WHERE received_at > :now - ${HOUR_MS}) < ${MAX_PER_HOUR}`,
    { id, recipient, language, digest, now },
  )

/** The acknowledgements of enquiries that the CMS has, or has not answered about; of subscriptions, those that it has. */
export const listDueAcknowledgements = (
  now: number,
  of: 'enquiries' | 'subscriptions' = 'enquiries',
): Acknowledgement[] =>
  all(
    `SELECT id, recipient, language, item ->> 'form' AS form, item ->> 'reply_by' AS reply_by
     FROM acknowledgement JOIN enquiry USING (id)
     WHERE recipient IS NOT NULL AND refusal IS NULL AND (collection = '${SUBSCRIBERS}') = :isSubscription
       AND (delivered_at IS NOT NULL OR (acknowledgement.received_at < :time AND collection <> '${SUBSCRIBERS}'))`,
    { isSubscription: Number(of === 'subscriptions'), time: now - GRACE_MS },
  ).map(({ id, recipient, language, form, reply_by }) => ({
    id: String(id),
    recipient: String(recipient),
    language: asLanguage(String(language)),
    form: form === null ? null : { title: String(form), replyBy: new Date(String(reply_by)) },
  }))

/** Erases the address: the acknowledgement was sent, or cannot be. Its digest stays for a day. */
export const settleAcknowledgement = (id: string) =>
  run('UPDATE acknowledgement SET recipient = NULL WHERE id = :id', { id })

/** Deletes entries that no limit needs, and those that waited for too long. */
export const deleteOldAcknowledgements = (now: number) =>
  run(
    `DELETE FROM acknowledgement
     WHERE received_at < :now - ${EXPIRES_MS}
       OR (recipient IS NULL AND received_at < :now - ${DAY_MS}) OR received_at > :now + ${DAY_MS}`,
    { now },
  )

/** An e-mail to the office; `id` and `collection` are those of the enquiry. */
export type QueuedMail = {
  id: string
  collection: EnquiryCollection
  receivedAt: number
  /** Of an answer to a form: the name of its page, and when the school has promised to answer. */
  formPage?: string | null
  replyBy?: Date | null
}

/** The enquiries of one e-mail: a single one, or those of a summary. */
export type Mails = readonly [QueuedMail, ...QueuedMail[]]

/** The e-mails that wait, oldest first. */
export const listUnsentMails = (): QueuedMail[] =>
  all(
    `SELECT mail.id, mail.collection, mail.received_at,
            item ->> 'form_page' AS form_page, item ->> 'reply_by' AS reply_by
     FROM mail LEFT JOIN enquiry USING (id) WHERE sent_at IS NULL ORDER BY mail.received_at`,
  ).map((row) => ({
    id: String(row.id),
    collection: row.collection as EnquiryCollection,
    receivedAt: Number(row.received_at),
    formPage: row.form_page === null ? null : String(row.form_page),
    replyBy: row.form_page === null ? null : new Date(String(row.reply_by)),
  }))

/** Deletes the e-mails about these enquiries, which were sent as one. */
export function deleteSent(mails: Mails): void {
  for (const { id } of mails) run('DELETE FROM mail WHERE id = :id', { id })
}

/** Deletes e-mails from before `time`, and returns their number. */
export const deleteBefore = (time: number): number =>
  run('DELETE FROM mail WHERE received_at < :time', { time })

/** Deletes an enquiry and its e-mails: its sender has read that it is not accepted. */
export const withdrawEnquiry = (id: string) =>
  inTransaction(() => {
    for (const table of ['enquiry', 'mail', 'acknowledgement'])
      run(`DELETE FROM ${table} WHERE id = :id`, { id })
  })
