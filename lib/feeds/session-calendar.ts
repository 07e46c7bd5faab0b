import ical, { ICalEventTransparency } from 'ical-generator'
import type { CalendarDate } from '../../content/pages/academics/school-calendar.ts'
import { subscribing } from '../../content/pages/general/notices.ts'
import type { School } from '../content/collections/school.ts'
import { CALENDAR_PATH } from './paths.ts'

/** How often a program that follows the calendar should look again. */
const HALF_A_DAY = 12 * 60 * 60

/** The library escapes what it writes of an event, and leaves the calendar's own name as it is. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

type Place = { origin: string; /** Of the page that shows the same dates. */ page: string }

/**
 * The dates of the session as an iCalendar file, one all-day event each. It says the same of the same
 * dates whenever it is asked: a stamp of the clock would make each look changed at every visit.
 */
export function sessionCalendar(
  dates: readonly CalendarDate[],
  school: Pick<School, 'name'>,
  { origin, page }: Place,
): string {
  const host = new URL(origin).hostname
  const uids = uidsOf(dates, host)
  const calendar = ical({
    name: escaped(`${school.name}: ${subscribing.calendar.name.toLowerCase()}`),
    prodId: { company: host, product: 'calendar', language: 'EN' },
    ttl: HALF_A_DAY,
    url: origin + CALENDAR_PATH,
  })
  for (const [index, { from, to, title, kind }] of dates.entries()) {
    calendar.createEvent({
      id: uids[index] ?? null,
      stamp: midnight(dates[0]?.from ?? from),
      start: midnight(from),
      // The end of an all-day event is the first day that is no longer part of it.
      end: midnight(dayAfter(to ?? from)),
      allDay: true,
      summary: title,
      categories: [{ name: kind }],
      transparency: ICalEventTransparency.TRANSPARENT,
      url: origin + page,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** The calendar day after one, both YYYY-MM-DD. */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/**
 * A name for each date by which a calendar program knows it again: its title, the year in which the
 * session begins, and which of that title it is. Not its day, so that a moved date moves.
 */
function uidsOf(dates: readonly CalendarDate[], host: string): string[] {
  const session = dates[0]?.from.slice(0, 4) ?? ''
  const seen = new Map<string, number>()
  return dates.map(({ title }) => {
    const name = slug(title)
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return `${session}-${name}-${nth}@${host}`
  })
}
