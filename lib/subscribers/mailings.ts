import 'server-only'
import { hash } from 'node:crypto'
import { dayAfter, schoolDay } from 'school-schema/day'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { uuidOfHash } from 'school-schema/values/hash-uuid'
import { concerns } from '../classes/classes.ts'
import { claimMailing, listSubscribers, type Subscriber } from '../content/client/subscribers.ts'
import * as outbox from '../enquiry/outbox/mailings.ts'
import { listNotices, type Notice } from '../notices/notices.ts'
import { instant } from '../school/office.ts'
import { getOriginalAlert } from '../school/school.ts'
import { log } from '../server/log.ts'
import { groupOf } from './fields.ts'

/** A notice that is older when it first appears, such as an imported one, is not sent. */
const MAX_AGE_DAYS = 10

const EVENING = '18:00'

const digest = (text: string) => hash('sha256', text, 'hex')

type Announced = Pick<Notice, 'id' | 'date' | 'publishFrom' | 'category' | 'audience' | 'isSample'>

/** What is sent once, by its name; null is the alert, which is for everybody. */
type Mailing = { name: string; notice: Announced | null }

/** Whether a current notice is news, from its own day or from the day on which it appears. */
function isNews({ date, publishFrom, isSample }: Announced, now: Date): boolean {
  const first = dayAfter(schoolDay(now), -MAX_AGE_DAYS)
  return !isSample && (date >= first || (publishFrom !== null && publishFrom >= first))
}

/** Small corrections of an alert make no other one. */
const alertKey = (text: string) => digest(text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ''))

/** What visitors see now and subscribers may not have got: a state, so that nothing is lost while the website is down. */
async function listMailings(now: Date): Promise<Mailing[]> {
  const notices = (await listNotices(DEFAULT_LANGUAGE)).filter((each) => isNews(each, now))
  const alert = await getOriginalAlert()
  return [
    ...(alert ? [{ name: `alert ${alertKey(alert)}`, notice: null }] : []),
    ...notices.map((notice) => ({ name: `notice ${notice.id}`, notice })),
  ]
}

/** Whether a subscriber wants a notice. */
const wants = (
  { groups, categories }: Pick<Subscriber, 'groups' | 'categories'>,
  notice: Pick<Announced, 'category' | 'audience'>,
): boolean =>
  (categories.length === 0 || categories.includes(notice.category)) &&
  (groups.length === 0 || groups.some((key) => concerns(notice, groupOf(key))))

/** The next time at which the e-mail of the day is sent. */
function nextEvening(now: Date): Date {
  const today = instant(schoolDay(now), EVENING)
  return now < today ? today : instant(dayAfter(schoolDay(now)), EVENING)
}

/** The e-mails of some mailings to a subscriber: the alert at once, notices at once or in that of the day. */
function mailsTo(subscriber: Subscriber, mailings: readonly Mailing[], now: Date) {
  const dueAt = subscriber.evening ? nextEvening(now) : now
  const notices = mailings.flatMap(({ notice }) =>
    notice && wants(subscriber, notice) ? notice.id : [],
  )
  const alerts = mailings.filter(({ notice }) => !notice)
  // The same at each attempt and instance, as the Message-ID follows from it.
  const idOf = (what: string) => uuidOfHash(digest(`${subscriber.id} ${what}`))
  const mail = (id: string, each: (number | string)[], due: Date) => ({
    id,
    subscriber: subscriber.id,
    notices: each,
    dueAt: due.getTime(),
  })
  const key = subscriber.evening ? `evening ${dueAt.toISOString()}` : notices.join()
  return [
    ...alerts.map(({ name }) => mail(idOf(name), [outbox.ALERT], now)),
    ...(notices.length > 0 ? [mail(idOf(key), notices, dueAt)] : []),
  ]
}

const SENDER = 'sender'

/** Tells the CMS what this outbox has queued. */
async function reportQueued(owner: string): Promise<void> {
  for (const name of outbox.listUnrecorded()) {
    await claimMailing(name, owner, true)
    outbox.recordMailing(name)
  }
}

/**
 * Queues what subscribers have not got. One of several instances does it, as long as it runs, so that
 * the e-mail of a day is one. Throws while the CMS is down.
 */
export async function queueMailings(now = new Date()): Promise<void> {
  const owner = outbox.getOutboxName()
  await reportQueued(owner)
  const due = (await listMailings(now)).filter(({ name }) => !outbox.isKnownMailing(name))
  if (due.length === 0 || (await claimMailing(SENDER, owner)) !== 'yours') return
  const mine: Mailing[] = []
  for (const mailing of due) {
    const claim = await claimMailing(mailing.name, owner)
    if (claim === 'yours') mine.push(mailing)
    if (claim === 'done') outbox.recordMailing(mailing.name)
  }
  if (mine.length === 0) return
  const subscribers = await listSubscribers()
  const mails = subscribers.flatMap((each) => mailsTo(each, mine, now))
  const names = mine.map(({ name }) => name)
  outbox.queueMails(names, mails)
  log.info({ event: 'mailings-queued', mailings: names.length, mails: mails.length })
  await reportQueued(owner)
}
