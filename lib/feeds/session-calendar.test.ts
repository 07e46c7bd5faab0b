import ICAL from 'ical.js'
import { plainDate } from '../testing/plain.ts'
import { sampleDates } from '../testing/sample-rows.ts'
import { dayAfter } from 'school-schema/day'
import { subscribeHref } from './paths.ts'
import { sessionCalendar } from './session-calendar.ts'
import { english } from '../messages/messages.ts'

const calendarDates = sampleDates('2026-11-24')
const place = { origin: 'https://school.example', page: '/SchoolCalendar' }
const write = (dates = calendarDates, name = 'Palash Vidya Niketan') =>
  sessionCalendar(english, dates, { name }, place)

/** Parsed by Mozilla's library, which Thunderbird uses. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[])
const eventsOf = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

test('the calendar has a name and a refresh interval', () => {
  const name = 'School; of “Art, Music” \\ গান and a name that is longer than any line may be'
  const calendar = read(write(calendarDates, name))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\/.+\/\/calendar\/\/EN$/)
  // The parser does not know this property of RFC 7986 and returns the raw value.
  expect(calendar.getFirstPropertyValue('name')).toBe(
    `${name.replace(/[\\;,]/g, '\\$&')}: calendar of the session`,
  )
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT12H')
  expect(calendar.getFirstProperty('x-published-ttl')).not.toBeNull()
})

test('texts in another language have its code', () => {
  const [date] = calendarDates
  const title = `होली, ${'रंगों का त्योहार '.repeat(5)}`.trim()
  const text = write(date && [{ ...date, title }, date], 'বিদ্যালয়')
  const [hindi, english] = eventsOf(text)
  const languageOf = (event?: ICAL.Event) =>
    event?.component.getFirstProperty('summary')?.getFirstParameter('language')
  expect([hindi?.summary, languageOf(hindi), languageOf(english)]).toEqual([title, 'hi', undefined])
  expect(read(text).getFirstProperty('name')?.getFirstParameter('language')).toBe('bn')
})

test('lines end and are folded as the standard says', () => {
  const [date] = calendarDates
  const words = 'বিদ্যালয় '.repeat(20)
  const text = write(date && [{ ...date, title: words }], words)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the same dates give the same file, and a moved one keeps its identity', () => {
  expect(write()).toBe(write())
  const uids = eventsOf(write()).map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(calendarDates.length)
  const changed = '2026-11-26T10:00:00.000Z'
  const [first, ...others] = calendarDates
  if (!first) throw new Error('The sample has no dates')
  const moved = {
    ...first,
    from: dayAfter(first.from),
    to: dayAfter(first.to),
    title: 'X',
    changed,
  }
  const [event, ...rest] = eventsOf(write([moved, ...others]))
  expect([event, ...rest].map((each) => each?.uid)).toEqual(uids)
  const timeOf = (name: string) => event?.component.getFirstPropertyValue(name)?.toString()
  expect([timeOf('last-modified'), timeOf('dtstamp')]).toEqual(
    Array(2).fill('2026-11-26T10:00:00Z'),
  )
})

test('each edit raises the sequence of the event, and of no other', () => {
  const [first, ...others] = calendarDates
  if (!first) throw new Error('The sample has no dates')
  const sequencesAt = (changed: string | null) =>
    eventsOf(write([{ ...first, changed }, ...others])).map(({ sequence }) => sequence)
  const [sample, saved, edited] = [
    null,
    '2026-11-26T10:00:00.000Z',
    '2026-11-26T10:00:01.000Z',
  ].map(sequencesAt)
  expect(sample?.[0]).toBe(0)
  expect(saved?.[0]).toBeGreaterThan(0)
  expect(edited?.[0]).toBe((saved?.[0] ?? 0) + 1)
  expect(edited?.slice(1)).toEqual(sample?.slice(1))
  expect(sequencesAt('2068-01-01T00:00:00Z')[0]).toBeLessThan(2 ** 31)
})

test('the date of a notice leads to it, and differs from a row with the same number', () => {
  const dates = [
    { ...plainDate, uid: 'notice-1', notice: 1 },
    { ...plainDate, uid: 'calendar-1' },
  ]
  const urlOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('url')
  expect(eventsOf(write(dates)).map((event) => [event.uid, urlOf(event)])).toEqual([
    ['notice-1@school.example', `${place.origin}/notices/1`],
    ['calendar-1@school.example', place.origin + place.page],
  ])
})

test('an event with a time begins at that time at the school, any other lasts whole days', () => {
  const day = { ...plainDate, from: '2026-12-12', to: '2026-12-12' }
  const dates = [
    { ...day, uid: 'a', time: '10:00' },
    { ...day, uid: 'b', time: '20:30', to: '2026-12-13' },
    { ...day, uid: 'c', time: null, to: '2026-12-13' },
  ]
  const timesOf = ({ component }: ICAL.Event) =>
    ['dtstart', 'dtend'].map((name) => component.getFirstPropertyValue(name)?.toString())
  expect(eventsOf(write(dates)).map(timesOf)).toEqual([
    ['2026-12-12T04:30:00Z', undefined],
    ['2026-12-12T15:00:00Z', '2026-12-13T18:30:00Z'],
    ['2026-12-12', '2026-12-14'],
  ])
})

test('a calendar program can subscribe to', () => {
  expect(subscribeHref(english, 'https://school.example')).toBe(
    'webcal://school.example/calendar.ics',
  )
})

test('a calendar without dates has a component, as the standard wants, and no event', () => {
  const components = read(write([])).getAllSubcomponents()
  expect(components.map(({ name }) => name)).toEqual(['vtimezone'])
  expect(eventsOf(write([]))).toEqual([])
  expect(write([])).not.toMatch(/[^\r]\n/)
  expect(read(write()).getAllSubcomponents('vtimezone')).toEqual([])
})
