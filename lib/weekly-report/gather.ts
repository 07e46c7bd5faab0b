import 'server-only'
import { dayAfter, schoolDay } from 'school-schema/day'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { listFindings } from '../content/client/content-check.ts'
import { requestWeek, type WeekInCms } from '../content/client/weekly-report.ts'
import { listHeadings } from '../headings.ts'
import { listNotices } from '../notices/notices.ts'
import { getSchool } from '../school/school.ts'
import { listAllSections } from '../sections/sections.ts'

/** How far the report looks ahead. */
const COMING_DAYS = 60

/** Something with its last day, YYYY-MM-DD. */
type Ending = { what: string; day: string }

/** What the report of a week says. */
export type Week = WeekInCms & {
  ends: Ending[]
  toFix: string[]
  today: string
}

const dayOf = (time: string) => schoolDay(new Date(Date.parse(time) - 1))

/** What ends in the next days, and documents that have expired. */
async function listEndings(today: string, documents: readonly Ending[]): Promise<Ending[]> {
  const [{ alert, admission }, notices, headings, sections] = await Promise.all([
    getSchool(DEFAULT_LANGUAGE),
    listNotices(DEFAULT_LANGUAGE),
    listHeadings(DEFAULT_LANGUAGE),
    listAllSections(DEFAULT_LANGUAGE),
  ])
  const named = [
    ...notices.map((each) => ({ ...each, what: `Notice “${each.title}”` })),
    ...headings.map((each) => ({ ...each, what: `Heading “${each.title}”` })),
    ...sections.map((each) => ({
      ...each,
      what: `Section “${each.title ?? each.label ?? each.page}”`,
    })),
    ...(alert ? [{ ...alert, what: `Alert “${alert.text}”` }] : []),
  ]
  const scheduled = named.flatMap(({ what, publishUntil }) =>
    publishUntil ? { what, day: dayOf(publishUntil) } : [],
  )
  const last = admission.isOpen && admission.until
  const registration = last ? [{ what: 'Registration for admission', day: last }] : []
  return [...scheduled, ...documents, ...registration]
    .filter(({ day }) => day <= dayAfter(today, COMING_DAYS))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** Everything that the report says; null if the school wants none. Throws while the CMS is down. */
export async function gatherWeek(now: Date): Promise<Week | null> {
  const week = await requestWeek()
  if (!week) return null
  const today = schoolDay(now)
  const findings = (await listFindings()).filter(({ kind }) => kind === 'needs-fixing')
  return {
    ...week,
    ends: await listEndings(today, week.documents),
    toFix: findings.map(({ what }) => what),
    today,
  }
}
