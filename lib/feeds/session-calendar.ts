import ical, { ICalEventTransparency } from 'ical-generator'
import type { CalendarDate } from '../../content/pages/academics/session-dates.ts'
import { subscribing } from '../../content/pages/general/notices.ts'
import type { School } from '../content/collections/school.ts'
import { dayAfter, sessionOf } from '../format/day.ts'
import { otherLanguageOf } from '../format/language-runs.ts'
import { slugOf } from '../format/slug.ts'
import { CALENDAR_PATH } from './paths.ts'

/** How often a program that follows the calendar should look again. */
const HALF_A_DAY = 12 * 60 * 60

/** The library escapes what it writes of an event, and leaves the calendar's own name as it is. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')

const WORDS = /^(NAME|SUMMARY):(.*(?:\r\n .*)*)/gm

/**
 * Says of words in another language which it is; the library cannot. The words begin on a line of their
 * own, so that none grows too long.
 */
const withLanguages = (calendar: string) =>
  calendar.replace(WORDS, (line: string, property: string, words: string) => {
    const lang = otherLanguageOf(words)
    return lang ? `${property};LANGUAGE=${lang}:\r\n ${words}` : line
  })

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

type Place = { origin: string; /** Of the page that shows the same dates. */ page: string }

/**
 * The dates of the calendar as an iCalendar file, one all-day event each. It says the same of the same
 * dates whenever it is asked: a stamp of the clock would make each look changed at every visit.
 */
export function sessionCalendar(
  dates: readonly CalendarDate[],
  school: Pick<School, 'name'>,
  { origin, page }: Place,
): string {
  const host = new URL(origin).hostname
  const calendar = ical({
    name: escaped(`${school.name}: ${subscribing.calendar.name.toLowerCase()}`),
    prodId: { company: host, product: 'calendar', language: 'EN' },
    ttl: HALF_A_DAY,
    url: origin + CALENDAR_PATH,
    events: dates.map(({ from, to, title, kind }, index) => ({
      id: `${nameOf(dates, index)}@${host}`,
      stamp: midnight(`${yearOf(from)}-04-01`),
      start: midnight(from),
      // The end of an all-day event is the first day that is no longer part of it.
      end: midnight(dayAfter(to ?? from)),
      allDay: true,
      summary: title,
      categories: [{ name: kind }],
      transparency: ICalEventTransparency.TRANSPARENT,
      url: origin + page,
    })),
  })
  return `${withLanguages(calendar.toString())}\r\n`
}

/** The year in which the session of a day begins. */
const yearOf = (day: string) => sessionOf(day).slice(0, 4)

const slug = ({ from, title }: CalendarDate) => `${yearOf(from)}-${slugOf(title)}`

/**
 * The name by which a calendar program knows a date again: the year in which its session begins, its
 * title, and which of that title it is. Not its day, so that a moved date moves.
 */
function nameOf(dates: readonly CalendarDate[], index: number): string {
  const names = dates.slice(0, index + 1).map(slug)
  const name = names.at(-1)
  return `${name}-${names.filter((each) => each === name).length}`
}
