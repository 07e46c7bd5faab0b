import { bySession, splitDates } from '../../lib/calendar/dates.ts'
import type { CalendarDate } from '../../lib/content/collections/calendar.ts'
import { schoolDay } from 'school-schema/day'
import { askCms } from './cms.ts'

/**
 * The dates of the calendar in the CMS: all in order, the upcoming ones, those of the next session
 * with any, and the other sessions in the order of the page.
 */
export async function readCalendar() {
  const published = 'filter[status][_eq]=published'
  const { rows } = await askCms('GET', `/items/calendar_date?limit=-1&sort=from,id&${published}`)
  const dates = rows.map((row) => ({ ...row, to: row['to'] ?? row['from'] }) as CalendarDate)
  const { coming, past } = splitDates(dates, schoolDay())
  const [next, ...later] = bySession(coming)
  return { dates, coming, next: next?.dates ?? [], folded: [...later, ...past] }
}
