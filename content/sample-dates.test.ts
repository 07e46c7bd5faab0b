import { formatWeekday, sessionOf } from 'school-schema/day'
import { sampleRowsOf } from 'school-schema/sample'

const STARTS = ['2026-11-24', '2027-01-01', '2027-05-10', '2028-02-29']

const plain = (html: string) => html.replace(/<[^>]+>|&nbsp;/g, ' ').replace(/\s+/g, ' ')

/** Every text that visitors read, by its place. */
function textsOn(today: string): Map<string, string> {
  const rows = (['notification', 'pages', 'section', 'heading', 'exam'] as const).flatMap((name) =>
    sampleRowsOf(name, today).map((row, index): [string, string] => [
      `${name} ${index + 1}`,
      plain(JSON.stringify(row)),
    ]),
  )
  return new Map(rows)
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
        if (weekday) expect(formatWeekday(iso)).toContain(weekday)
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
        if (weekday) expect(formatWeekday(iso)).toContain(weekday)
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
