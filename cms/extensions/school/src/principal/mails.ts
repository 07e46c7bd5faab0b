import { randomUUID } from 'node:crypto'
import { DAY_MS } from 'school-schema/values/durations'
import { isClockSuspect } from '../privacy/clock.ts'
import type { Database, Row } from '../shared.ts'

const TABLE = 'school_mail'

/** An e-mail that says no more a week later. */
const EXPIRES_MS = 7 * DAY_MS
/** A website that has taken an e-mail and does not report that it was sent has stopped. */
const CLAIMED_MS = 5 * 60_000

/** Who gets an e-mail: the principal by the address in School, the office by the setting of the website. */
type Recipient = 'principal' | 'office'

type Mail = {
  recipient: Recipient
  /** Of what: a newer e-mail about the same replaces one that waits. */
  about: string
  subject: string
  body: string
}

/** Stores an e-mail, which the website sends: Directus has no settings of the mail server, and does not try again. */
export async function queueMail(database: Database, mail: Mail, now = Date.now()): Promise<void> {
  await database(TABLE).where({ about: mail.about }).del()
  await database(TABLE).insert({ id: randomUUID(), ...mail, created: now, claimed: 0 })
}

/** Removes an e-mail that waits: what it says is over. */
export const dropMail = (database: Database, about: string) =>
  database(TABLE).where({ about }).del()

/** The e-mails that wait, each given to one of several websites; with an address for the principal. */
export async function claimMails(database: Database, now = Date.now()): Promise<Row[]> {
  if (!(await isClockSuspect(database)))
    await database(TABLE)
      .where('created', '<', now - EXPIRES_MS)
      .del()
  const waiting = await database(TABLE).where('claimed', '<', now - CLAIMED_MS)
  const [school] = await database('school').select('principal_email')
  const claimed: Row[] = []
  for (const { id, recipient, subject, body, claimed: before } of waiting) {
    const to = recipient === 'principal' ? school?.['principal_email'] : null
    // Without an address it waits until somebody has written one.
    if (recipient === 'principal' && !to) continue
    const count = await database(TABLE).where({ id, claimed: before }).update({ claimed: now })
    if (count === 1) claimed.push({ id, to, subject, body })
  }
  return claimed
}

/** The time since which the oldest e-mail waits; null without any. */
export async function waitingSince(database: Database): Promise<number | null> {
  const times = (await database(TABLE).select('created')).map(({ created }) => Number(created))
  return times.length === 0 ? null : Math.min(...times)
}

/** Deletes e-mails that were sent. */
export const forgetMails = (database: Database, ids: readonly unknown[]) =>
  database(TABLE).whereIn('id', ids).del()
