import { sessionOf } from 'school-schema/day'
import { formatWeekday } from '../lib/messages/days.ts'
import { sampleRecord, sampleRowsOf } from 'school-schema/sample/sample'
import { plain, readDocuments } from '../lib/testing/sample-documents.ts'
import { closingTimes } from '../lib/format/hours.ts'
import { english } from '@/lib/messages/messages'

const STARTS = ['2026-11-24', '2027-01-01', '2027-05-10', '2028-02-29']
const [TODAY = ''] = STARTS

let documents: Map<string, string>

beforeAll(async () => {
  documents = await readDocuments()
})

/** Every text that visitors read, by its place. */
function textsOn(today: string): Map<string, string> {
  const rows = (['notification', 'pages', 'section', 'heading', 'exam'] as const).flatMap((name) =>
    sampleRowsOf(name, today).map((row, index): [string, string] => [
      `${name} ${index + 1}`,
      plain(JSON.stringify(row)),
    ]),
  )
  return new Map([...rows, ...documents])
}

const DATE =
  /(?:\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )?\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b(?: (\d{4}))?/g

/** The days in a text; without a year, the nearest to the start, or in the session of a calendar. */
function daysIn(text: string, start: string) {
  const [, ofCalendar] = /\bApril (\d{4})/.exec(text) ?? []
  const today = ofCalendar ? `${ofCalendar}-10-01` : start
  return [...text.matchAll(DATE)].map(([written, weekday, day = '', month = '', year]) => {
    const years = year ? [Number(year)] : [-1, 0, 1].map((by) => Number(today.slice(0, 4)) + by)
    const days = years.map((each) =>
      new Date(`${day} ${month} ${each} 12:00 UTC`).toISOString().slice(0, 10),
    )
    const distance = (each: string) => Math.abs(Date.parse(each) - Date.parse(today))
    const [iso = ''] = days.toSorted((one, other) => distance(one) - distance(other))
    return { written, weekday, iso }
  })
}

describe.each(STARTS)('on a first start on %s', (today) => {
  const dates = [
    ...sampleRowsOf('calendar_date', today),
    ...sampleRowsOf('notification', today).flatMap((row) =>
      row.event_date ? { ...row, from: row.event_date, to: row.event_until } : [],
    ),
  ]
  const sessions = new Set(sampleRowsOf('calendar_date', today).map(({ from }) => sessionOf(from)))

  test('each date of a notice that announces one is its date', () => {
    for (const row of sampleRowsOf('notification', today)) {
      const { event_date: from, event_until: to } = row
      for (const { written, weekday, iso } of daysIn(
        plain(`${row.title} ${row.description}`),
        today,
      )) {
        if (weekday) expect(formatWeekday(english, iso)).toContain(weekday)
        const isIn = from && from <= iso && iso <= (to ?? from)
        if (from || /events|holidays|sports|examinations/.test(row.category))
          expect({ written, of: row.title, isIn }).toMatchObject({ isIn: true })
      }
    }
  })

  test('each other date is in the calendar, or of a session that the calendar has not', () => {
    for (const [place, text] of textsOn(today)) {
      if (place.startsWith('notification')) continue
      for (const { written, weekday, iso } of daysIn(text, today)) {
        if (weekday) expect(formatWeekday(english, iso)).toContain(weekday)
        const isKnown =
          !sessions.has(sessionOf(iso)) ||
          dates.some(({ from, to }) => from <= iso && iso <= (to ?? from))
        expect({ place, written, isKnown }).toEqual({ place, written, isKnown: true })
      }
    }
  })

  test('each test that a text names is in the calendar', () => {
    const titles = new Set(dates.map(({ title }) => title.toLowerCase()))
    const named = [...textsOn(today).values()].join().match(/unit test \d/gi) ?? []
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect(titles).toContain(name.toLowerCase())
  })
})

const school = sampleRecord('school', TODAY)
const facts = sampleRecord('disclosure', TODAY)
const teams = sampleRowsOf('team', TODAY)
const faculty = sampleRowsOf('faculty', TODAY)
const people = sampleRowsOf('person', TODAY)
const noticeAbout = (words: RegExp) =>
  plain(
    sampleRowsOf('notification', TODAY).find(({ title }) => words.test(title))?.description ?? '',
  )

test('numbers of laboratories, clubs and houses agree', () => {
  const counts = {
    lab: facts['laboratories'],
    club: teams.filter(({ kind }) => kind === 'club').length,
    house: teams.filter(({ kind }) => kind === 'house').length,
  }
  const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  const found = [...textsOn(TODAY).values()]
    .join()
    .matchAll(new RegExp(`\\b(${NUMBERS.join('|')}) (lab|club|house)`, 'gi'))
  for (const [written, number = '', kind = ''] of found)
    expect({ written, count: NUMBERS.indexOf(number.toLowerCase()) + 3 }).toEqual({
      written,
      count: counts[kind.toLowerCase() as keyof typeof counts],
    })
})

test('fees, fines and hours in texts are those of the settings', () => {
  const fees = noticeAbout(/^Fees/)
  const due = Number(school['fee_due_day'])
  expect(fees.match(/\d+(?=th)/g)).toEqual([String(due), String(due + 1)])
  expect(fees.match(/(?<=Rs\.)\d+/g)).toEqual(
    [school['late_fine_tuition'], school['late_fine_transport']].map(String),
  )
  expect(fees.replace(',', '')).toContain(school['fee_hours'])
  const [opens, closes] = String(school['office_hours']).split('-')
  const hours = [...textsOn(TODAY).values()].join().match(/\b8:30am (?:and|to) [\d:]+[ap]m/g) ?? []
  for (const written of hours.filter((each) => !each.includes('9:45')))
    expect(written.split(/ and | to /)).toEqual([opens, closes])
  expect(noticeAbout(/^Admission/)).toContain(`within ${String(school['reply_hours'])} hours`)
})

test('the closing times of the notice are those of the settings, where the buses read them', () => {
  const notice = noticeAbout(/timings/)
  const lines = String(school['class_timings']).split('\n')
  expect(closingTimes(english, lines)).toHaveLength(lines.length)
  for (const { classes, time } of closingTimes(english, lines))
    expect(notice.replaceAll(':00', '')).toMatch(new RegExp(`${classes} [\\d:]+pm ${time}`))
})

test('numbers and names of the staff agree', () => {
  const count = (words: RegExp) =>
    faculty.filter(({ designation }) => words.test(designation ?? '')).length
  expect([facts['pgt'], facts['tgt'], facts['prt']]).toEqual([/PGT/, /TGT/, /PRT/].map(count))
  const names = new Set(faculty.map(({ name }) => name))
  for (const key of ['principal_name', 'vice_principal', 'headmistress'])
    expect(names).toContain(facts[key])
  for (const { leader } of teams) expect(names).toContain(leader)
  for (const { name } of people.filter((each) => /^(Mr|Mrs|Ms) /.test(each.name)))
    expect(names).toContain(name)
})

test('a person has one telephone number', () => {
  const phones = Map.groupBy(people, ({ name }) => name)
  for (const [name, rows] of phones)
    expect({ name, phones: new Set(rows.map(({ telephone }) => telephone)).size }).toEqual({
      name,
      phones: 1,
    })
})

test('the documents have what their pages have', () => {
  const registration = documents.get('SocityRegistration.pdf')
  for (const { name, designation } of people.filter(({ body }) => body === 'trust'))
    expect(registration).toContain(`${name} ${designation}`)
  const subjects = /English.*Bengali/
  const order = (text = '') =>
    subjects.exec(text)?.[0].match(/English|Mathematics|Social Science|Science|Hindi/g)
  const sheet = noticeAbout(/Practice/)
  expect(order(documents.get('practice-date-sheet.pdf'))).toEqual(order(sheet))
  for (const time of sheet.match(/\d+:\d+am/g) ?? [])
    expect(documents.get('practice-date-sheet.pdf')).toContain(time)
  expect(documents.get('annual-sports-day.pdf')).toContain(
    /from (\d+)am/.exec(noticeAbout(/sports day/))?.[1] + ':00am',
  )
})
