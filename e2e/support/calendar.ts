import { bySession, splitDates } from '../../lib/calendar/dates.ts'
import type { CalendarDate } from '../../lib/calendar/calendar.ts'
import { schoolDay } from 'school-schema/day'
import { askCms } from './cms.ts'
import { isCurrent } from './notice.ts'

/**
 * The dates of the calendar and of current notices in the CMS: all in order, the upcoming ones, those of the next session
 * with any, and the other sessions in the order of the page.
 */
export async function readCalendar() {
  const published = 'filter[status][_eq]=published'
  const { rows } = await askCms('GET', `/items/calendar_date?limit=-1&sort=from,id&${published}`)
  const announced = `/items/notification?limit=-1&filter[event_date][_nnull]=true&${published}`
  const notices = (await askCms('GET', announced)).rows.filter(isCurrent).map((row) => ({
    from: row['event_date'],
    to: row['event_until'],
    title: row['event_title'] ?? row['title'],
    kind: row['event_kind'],
  }))
  const dates = [...rows, ...notices]
    .map((row) => ({ ...row, to: row['to'] ?? row['from'] }) as CalendarDate)
    .toSorted((one, other) => one.from.localeCompare(other.from))
  const { coming, past } = splitDates(dates, schoolDay())
  const [next, ...later] = bySession(coming)
  return { dates, coming, next: next?.dates ?? [], folded: [...later, ...past] }
}
