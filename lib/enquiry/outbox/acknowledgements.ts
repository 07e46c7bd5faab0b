import 'server-only'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../messages/messages.ts'
import { all, run } from './database.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long one waits for a mail server. */
const EXPIRES_MS = 3 * DAY_MS
/** In total: more than families send enquiries, and too few to be of use for a flood. */
const MAX_PER_HOUR = 200
/** The CMS may still refuse the enquiry, and the visitor is not thanked. */
const GRACE_MS = 10_000

/** An e-mail that an enquiry has arrived, in the language of its form; `id` is that of the enquiry. */
export type Acknowledgement = { id: string; recipient: string; language: Language }

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
     SELECT ?, ?, ?, ?, ?
     WHERE NOT EXISTS (SELECT 1 FROM acknowledgement WHERE digest = ? AND received_at > ?)
       AND (SELECT count(*) FROM acknowledgement WHERE received_at > ?) < ?`,
    id,
    recipient,
    language,
    digest,
    now,
    digest,
    now - DAY_MS,
    now - HOUR_MS,
    MAX_PER_HOUR,
  )

/** The acknowledgements of enquiries that the CMS has, or has not answered about. */
export const listDueAcknowledgements = (now: number): Acknowledgement[] =>
  all(
    `SELECT id, recipient, language FROM acknowledgement JOIN enquiry USING (id)
     WHERE recipient IS NOT NULL AND refusal IS NULL
       AND (delivered_at IS NOT NULL OR acknowledgement.received_at < ?)`,
    now - GRACE_MS,
  ).map(({ id, recipient, language }) => ({
    id: String(id),
    recipient: String(recipient),
    language: asLanguage(String(language)),
  }))

/** Erases the address: the acknowledgement was sent, or cannot be. Its digest stays for a day. */
export const settleAcknowledgement = (id: string) =>
  run('UPDATE acknowledgement SET recipient = NULL WHERE id = ?', id)

/** Deletes what no limit needs any more, and what waited for too long. */
export const deleteOldAcknowledgements = (now: number) =>
  run(
    `DELETE FROM acknowledgement
     WHERE received_at < ? OR (recipient IS NULL AND received_at < ?) OR received_at > ?`,
    now - EXPIRES_MS,
    now - DAY_MS,
    now + DAY_MS,
  )
