import { splitDates } from '../../lib/calendar/dates.ts'
import type { CalendarDate } from '../../lib/content/collections/calendar.ts'
import { schoolDay } from 'school-schema/day'
import { askCms } from './cms.ts'

/** The dates of the calendar in the CMS: all in order, upcoming, and past. */
export async function readCalendar() {
  const published = 'filter[status][_eq]=published'
  const { rows } = await askCms('GET', `/items/calendar_date?limit=-1&sort=from,id&${published}`)
  const dates = rows.map((row) => ({ ...row, to: row['to'] ?? row['from'] }) as CalendarDate)
  return { dates, ...splitDates(dates, schoolDay()) }
}
