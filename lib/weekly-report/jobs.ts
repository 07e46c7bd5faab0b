import 'server-only'
import { dayAfter, noon, schoolDay } from 'school-schema/day'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { MINUTE_MS } from 'school-schema/values/durations'
import { claimMailing } from '../content/client/subscribers.ts'
import { runEvery } from '../enquiry/jobs.ts'
import * as outbox from '../enquiry/outbox/mailings.ts'
import { instant } from '../school/office.ts'
import { getSchool } from '../school/school.ts'
import { siteEnvironment, studioUrl } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { delayMails, isDelayed } from '../server/mail-state.ts'
import { describeMailError, sendBySmtp } from '../server/smtp.ts'
import { mailSettings } from '../server/variables.ts'
import { composeReport } from './compose.ts'
import { gatherWeek } from './gather.ts'

const MONDAY = 1
/** A website that was off on Monday sends it on Tuesday, and no later. */
const LAST_DAYS = [MONDAY, MONDAY + 1]

/** The Monday whose report is due; null at any other time. */
function dueReport(now: Date): string | null {
  const today = schoolDay(now)
  const weekday = noon(today).getUTCDay()
  const monday = dayAfter(today, MONDAY - weekday)
  return LAST_DAYS.includes(weekday) && now >= instant(monday, '08:00') ? monday : null
}

/** Sends the report of the week to the principal, once of all instances. Throws while the CMS is down. */
export async function sendWeeklyReport(now = new Date()): Promise<void> {
  const settings = mailSettings(siteEnvironment())
  const monday = dueReport(now)
  if (!settings || !monday || isDelayed()) return
  const [name, owner] = [`report ${monday}`, outbox.getOutboxName()]
  if (outbox.isKnownMailing(name)) return
  const week = await gatherWeek(now)
  if (!week) return
  const claim = await claimMailing(name, owner)
  if (claim === 'done') outbox.recordMailing(name)
  if (claim !== 'yours') return
  const { name: school } = await getSchool(DEFAULT_LANGUAGE)
  const report = composeReport(week, school, `${studioUrl()}/admin`)
  const { server, from } = settings
  const outcome = await sendBySmtp(server, {
    ...report,
    from,
    to: [week.to],
    id: `report-${monday}`,
  }).catch(describeMailError)
  if ('code' in outcome) return delayMails(outcome)
  // If the CMS cannot note it now, `queueMailings` does later.
  outbox.queueMails([name], [])
  await claimMailing(name, owner, true)
  outbox.recordMailing(name)
  log.info({ event: 'weekly-report-sent' })
}

/** Sends the report each Monday for as long as the process runs, if a mail server is configured. */
export function startWeeklyReport(): void {
  if (mailSettings(siteEnvironment()))
    runEvery(MINUTE_MS, 'weekly-report-not-sent', () => sendWeeklyReport())
}
