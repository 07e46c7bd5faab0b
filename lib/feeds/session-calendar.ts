import type { Locale } from '../messages/messages.ts'
import ical, { ICalEventTransparency } from 'ical-generator'
import type { CalendarDate } from '../calendar/calendar.ts'
import { noticeHref } from '../notices/archive.ts'
import type { School } from '../school/school.ts'
import { instant } from '../school/office.ts'
import { dayAfter, endOfDay } from 'school-schema/day'
import { writeTime } from '../messages/times.ts'
import { passageLanguage } from 'school-schema/values/passages'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { CALENDAR_PATH } from './paths.ts'
import { madeOfRows } from '../server/parts.ts'

/** How often subscribed programs should reload, in seconds. */
const REFRESH_SECONDS = 12 * 60 * 60

/** The time of an installed sample, which has none itself. */
const UNCHANGED = '2000-01-01T00:00:00Z'

/** Grows with each change, by the seconds since a day before the first one; RFC 5545 allows 31 bits. */
const sequenceOf = (changed: string | null) =>
  changed ? Math.floor((Date.parse(changed) - Date.parse(UNCHANGED)) / 1000) : 0

/** The library escapes the texts of events, but not the name of the calendar. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')

const WORDS = /^(NAME|SUMMARY):(.*(?:\r\n .*)*)/gm

/** Adds the language of texts, which the library cannot; on its own line, so that no line is too long. */
const withLanguages = (calendar: string) =>
  calendar.replace(WORDS, (line: string, property: string, words: string) => {
    const lang = passageLanguage(words, DEFAULT_LANGUAGE)
    return lang ? `${property};LANGUAGE=${lang}:\r\n ${words}` : line
  })

/** RFC 5545 wants something in a calendar: without dates, only the zone of the school, which programs show nowhere. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
  'END:VCALENDAR',
].join('\r\n')

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** All day, or from its time; how long it takes is not known, except over several days. */
const timesOf = ({ from, to, time }: Pick<CalendarDate, 'from' | 'to' | 'time'>) =>
  time
    ? { start: instant(from, time), ...(to !== from && { end: new Date(endOfDay(to)) }) }
    : // The end of an all-day event is exclusive.
      { start: midnight(from), end: midnight(dayAfter(to)), allDay: true }

type Place = {
  origin: string
  /** Of the page that shows the same dates. */
  page: string
  /** Of the calendar itself, and what it is called, if it is not that of the school. */
  path?: string
  title?: string
}

function eventOf(
  locale: Locale,
  { uid, from, to, title, kind, time, place, notice, changed }: CalendarDate,
  host: string,
  { origin, page }: Place,
) {
  return {
    id: `${uid}@${host}`,
    sequence: sequenceOf(changed),
    stamp: changed ?? UNCHANGED,
    ...(changed && { lastModified: changed }),
    ...timesOf({ from, to, time }),
    summary: title,
    ...(place && { location: place }),
    ...(time && { description: locale.t('calendar.from', { time: writeTime(locale, time) }) }),
    categories: [{ name: kind }],
    transparency: ICalEventTransparency.TRANSPARENT,
    url: origin + (notice ? locale.path(noticeHref({ id: notice })) : page),
  }
}

/** The dates as an iCalendar file; the same dates give the same bytes, without a timestamp. */
export function sessionCalendar(
  locale: Locale,
  dates: readonly CalendarDate[],
  school: Pick<School, 'name'>,
  { origin, page, path = CALENDAR_PATH, title }: Place,
): string {
  const host = new URL(origin).hostname
  const calendar = ical({
    name: escaped(
      `${school.name}: ${title ?? locale.messages.subscribe.calendar.name.toLowerCase()}`,
    ),
    prodId: { company: host, product: 'calendar', language: locale.language.toUpperCase() },
    ttl: REFRESH_SECONDS,
    url: origin + locale.path(path),
  })
  // The calendar of one date is another one than that of the school.
  madeOfRows('calendar', `${locale.language} ${path} ${dates.length}`, dates, (date) =>
    calendar.createEvent(eventOf(locale, date, host, { origin, page })),
  )
  const text = withLanguages(calendar.toString())
  return `${calendar.length() > 0 ? text : text.replace('END:VCALENDAR', ZONE)}\r\n`
}
