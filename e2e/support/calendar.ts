import { calendarOf, splitDates } from '../../lib/calendar/dates.ts'
import { schoolDay } from 'school-schema/day'
import { askCms } from './cms.ts'

/** The dates of the calendar for the session in the CMS: all in order, upcoming, and past. */
export async function readCalendar() {
  const { row } = await askCms('GET', '/items/school?fields=session')
  const dates = calendarOf(String(row['session']))
  return { dates, ...splitDates(dates, schoolDay()) }
}
