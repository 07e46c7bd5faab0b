import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanSchool } from '../../../lib/checks/testing/clean-school.ts'
import { getBackupAge, type HostObservations } from '../../../lib/health/host.ts'
import type { Observations } from '../../../lib/health/observe.ts'

// A simulated year of a school's website, hour by hour, in the school's time.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time of an instant such as "2027-01-20 10:00". */
export const at = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}:00+05:30`)

const momentOf = (now: number) =>
  new Date(now + 5.5 * HOUR).toISOString().slice(0, 16).replace('T', ' ')

/** On these days the timer runs every ten minutes; on others an hour is enough. */
const BUSY_DAYS =
  '2027-01-20 2027-02-10 2027-02-11 2027-04-18 2027-05-03 2027-05-04 2027-07-29 2027-11-05'.split(
    ' ',
  )

/** The interval until the next check. */
export const intervalAt = (now: number): number =>
  BUSY_DAYS.includes(momentOf(now).slice(0, 10)) ? 10 * MINUTE : HOUR

const isBetween = (now: number, from: string, to: string): boolean =>
  momentOf(now) >= from && momentOf(now) < to

/** When certificates were issued, for 90 days: every two months; the renewal of July fails. */
const ISSUED = ['2026-11-15', '2027-01-14', '2027-03-15', '2027-05-14', '2027-08-01', '2027-10-01']

function certificateLeft(now: number): number {
  const issued = ISSUED.map((day) => at(`${day} 00:00`)).findLast((time) => time <= now) ?? 0
  return issued + 90 * DAY - now
}

const MISSED_NIGHTS = ['2027-02-10', '2027-02-11']
const SLOW_NIGHT = '2027-11-05'
const MAX_BACKUPS = 30

export const backupTime = (day: string): number =>
  at(`${day} ${day === SLOW_NIGHT ? '03:40' : '02:00'}`)

/** Makes the nightly backup unless it is missed, and prunes old ones; returns the time of the newest. */
export async function backUp(folder: string, day: string): Promise<number> {
  const time = backupTime(day)
  if (!MISSED_NIGHTS.includes(day)) {
    const manifest = join(folder, day, 'backup.json')
    await mkdir(join(folder, day), { recursive: true })
    await writeFile(manifest, '{}')
    await utimes(manifest, time / 1000, time / 1000)
  }
  for (const name of (await readdir(folder)).toSorted().slice(0, -MAX_BACKUPS))
    await rm(join(folder, name), { recursive: true })
  return time - (await getBackupAge(folder, time))
}

/** The disk fills up on 3 May, until files are deleted the next morning. */
function freeBytes(now: number): number {
  if (isBetween(now, '2027-05-03 15:00', '2027-05-04 09:00')) return 0
  return isBetween(now, '2027-05-03 12:00', '2027-05-04 09:00') ? 50e6 : 500e6
}

export const hostAt = (now: number, backedUpAt: number): HostObservations => ({
  ...{ freeBytes: freeBytes(now), certificateLeft: certificateLeft(now) },
  backupAge: now - backedUpAt,
})

/** The site restarts every night, and after the update of the CMS in April. */
export const isSiteDown = (now: number): boolean =>
  momentOf(now).endsWith(' 03:00') || isBetween(now, '2027-04-18 22:10', '2027-04-18 22:20')

const OUTAGE = '2027-01-20 10:00'

/** The CMS is down for three hours in January, and during its update. */
const isCmsDown = (now: number): boolean =>
  isBetween(now, OUTAGE, '2027-01-20 13:00') ||
  isBetween(now, '2027-04-18 22:00', '2027-04-18 22:10')

/** How long the site has been out of sync; it catches up when the CMS is back. */
const lagAt = (now: number): number =>
  isBetween(now, OUTAGE, '2027-01-20 13:05') ? now - at(OUTAGE) : 0

/** What the site observes about itself. */
export function observationsAt(now: number, host: HostObservations): Observations {
  const [isDown, isFull, lag] = [isCmsDown(now), host.freeBytes === 0, lagAt(now)]
  return {
    ...host,
    ...{ cms: isDown ? 'down' : 'up', canCreateEnquiries: !isDown, failingPages: [] },
    ...{ canWriteContent: !isFull, canWritePages: !isFull },
    outbox: { pending: 0, refused: 0, oldestSeconds: lag / 1000, problems: [] },
    emails: { pending: 0, oldestSeconds: 0 },
    contentAge: 5_000 + lag,
    contentProblems: { badRows: 0, failing: [], suspicious: [] },
  }
}

/** The content: a document that is renewed in June, the session, and the annual report of September. */
export function rowsAt(day: string) {
  const { rows } = cleanSchool()
  const [fireSafety] = rows.disclosure_document
  for (const document of rows.disclosure_document) document.valid_until = null
  if (fireSafety) fireSafety.valid_until = day < '2027-06-20' ? '2027-06-30' : '2029-06-30'
  for (const school of rows.school) school.session = day < '2027-03-25' ? '2026-27' : '2027-28'
  const [notice] = rows.notification
  if (notice && day >= '2027-09-03')
    rows.notification.push({ ...notice, id: 2, title: 'Annual report 2026-27', date: '2027-09-03' })
  return rows
}
