import { existsSync, statSync } from 'node:fs'
import { isSunday, schoolDay, sessionOf, type Day } from '../day.ts'
import { fillDays } from './sample-days.ts'
import {
  listSampleCollections,
  sampleFiles,
  sampleRecord,
  sampleRows,
  sampleRowsOf,
} from './sample.ts'

const TODAY = '2026-11-24'
const school = sampleRecord('school', TODAY)
const rows = listSampleCollections().flatMap((name) => sampleRows(name, TODAY))

describe('the sample school', () => {
  it('is not called a sample in its visible texts', () => {
    const text = JSON.stringify([rows, school, sampleFiles.map(({ title }) => title)])
    expect(text.match(/Sample|\bsample\b(?!":)/g)).toBeNull()
  })

  it('is marked as sample, except what is true of every school with this website', () => {
    const own = rows.filter(({ sample }) => sample !== true)
    // Lists have their own rows; the other texts are true of every school with this website.
    const general = ['privacy_policy', 'accessibility']
    for (const row of own)
      expect(
        'class_name' in row || !row['content'] || general.includes(String(row['page_name'])),
      ).toBe(true)
    expect(school['sample']).toBe(true)
  })

  it('has numbers and addresses that belong to nobody', () => {
    expect(school['address']).toMatch(/ 0\d{5}$/)
    expect(school['phone']).toMatch(/^0/)
    expect(school['email']).toMatch(/\.example$/)
    expect(JSON.stringify(rows)).not.toMatch(/(?<!\d)[6-9]\d{9}(?!\d)|\+91|\w@\w/)
  })

  it('shows the disclosure in each of its states', () => {
    const documents = sampleRowsOf('disclosure_document', TODAY)
    expect(documents.map(({ kind }) => kind)).not.toContain('recognition')
    expect(documents.some(({ valid_until }) => (valid_until ?? '') > '2028')).toBe(true)
    expect(documents.some(({ file, url, remark }) => !file && !url && remark)).toBe(true)
  })

  it('has its files, the pictures below 60 kB', () => {
    expect(new Set(sampleFiles.map(({ id }) => id)).size).toBe(sampleFiles.length)
    for (const { name, path } of sampleFiles) {
      expect(existsSync(path)).toBe(true)
      if (name.endsWith('.webp')) expect(statSync(path).size).toBeLessThan(60_000)
    }
  })

  it('writes texts as the editor of the Studio does', () => {
    const { content } = sampleRowsOf('pages', TODAY).find((page) => page.page_name === 'uniform')!
    expect(content).toContain(
      '<table style="min-width: 75px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>When</p></th>',
    )
    expect(content).toContain('<h2>Please note</h2><ul><li><p>Shoes')
    expect(content).not.toContain('\n')
  })
})

/** First starts on every weekday, at the ends of months, years and a session, and on a leap day. */
const starts = [
  '2026-03-30',
  '2026-03-31',
  '2026-04-01',
  '2026-06-15',
  '2026-11-24',
  '2026-12-31',
  '2027-01-01',
  '2027-08-15',
  '2028-02-28',
  '2028-02-29',
  '2028-10-14',
  '2029-05-02',
]

test.each(starts)('a first start on %s creates dates around that day', (today) => {
  const notices = sampleRowsOf('notification', today)
  const headings = sampleRowsOf('heading', today)
  expect(sampleRecord('school', today)['session']).toBe(sessionOf(today))
  const dates = notices.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
  expect(dates.filter((date) => isSunday(date as Day) || date > today)).toEqual([])
  expect(dates.filter((date) => Date.parse(today) - Date.parse(date) > 31 * 86_400_000)).toEqual([])
  // Each is current on the first day, and at most until the end of what it announces.
  const lastDays = notices.map(({ publish_until: until }) =>
    schoolDay(new Date(Date.parse(until ?? '') - 1)),
  )
  expect(lastDays.filter((day) => day < today)).toEqual([])
  expect(JSON.stringify([notices, headings])).not.toMatch(/\{\{|\b20\d\d\b(?!-)/)
  expect(headings.filter((row) => 'publish_until' in row)).toHaveLength(1)
  const years = sampleRowsOf('board_result', today).map(({ year }) => year)
  expect(Math.max(...years)).toBeLessThanOrEqual(Number(today.slice(0, 4)))
  for (const { issued_on } of sampleRowsOf('disclosure_document', today))
    expect((issued_on ?? today) <= today).toBe(true)
})

test.each(starts)(
  'after a first start on %s no notice announces a day of the calendar',
  (today) => {
    const rows = sampleRowsOf('calendar_date', today)
    const announced = sampleRowsOf('notification', today).flatMap(
      ({ event_date: day }) => day ?? [],
    )
    expect(announced).toHaveLength(6)
    const isTaken = (day: string) => rows.some(({ from, to }) => from <= day && day <= (to ?? from))
    expect(announced.filter(isTaken)).toEqual([])
  },
)

test.each(starts)('the calendar of a first start on %s fits three sessions', (today) => {
  const dates = sampleRowsOf('calendar_date', today)
  const days = dates.map(({ from }) => from)
  expect(days).toEqual(days.toSorted())
  const year = Number(sessionOf(today).slice(0, 4))
  expect([...new Set(days.map(sessionOf))]).toEqual(
    [year - 1, year, year + 1].map((first) => `${first}-${first + 1}`),
  )
  expect(dates.filter(({ from, to }) => to && to <= from)).toEqual([])
  // National holidays do not move.
  const atSchool = dates.filter(({ kind, title }) => kind !== 'Holiday' && !/flag/.test(title))
  expect(atSchool.flatMap(({ from, to }) => [from, to ?? from]).filter(isSunday)).toEqual([])
})

test.each([
  ['{{today}}', '2026-11-24'],
  ['on {{today +18 saturday | long}}', 'on Saturday, 12 December'],
  ['{{today +15 | table}}', 'Wed,&nbsp;9&nbsp;December'],
  ['{{today -2 school-day}}', '2026-11-21'],
  ['{{today 15th | short}}', '15 December'],
  ['{{today | short hi}}', '24 नवंबर'],
  ['{{today | long bn}}', 'মঙ্গলবার, 24 নভেম্বর'],
  ['{{session}} {{session 02-15 monday}}', '2026-04-01 2027-02-15'],
  ['{{session 03-31 +2y | session}}', '2028-2029'],
  ['{{today | end}}', '2026-11-24T18:30:00.000Z'],
])('%s is %s', (text, written) => {
  expect(fillDays(text, { today: TODAY, session: '2026-04-01' })).toBe(written)
})

test('a free day is weeks later, where the calendar has nothing', () => {
  const isFree = (day: string) => day > '2026-12-20'
  const start = { today: TODAY, session: '2026-04-01', isFree }
  expect(fillDays('{{today +10 monday free}}', start)).toBe('2026-12-21')
})

test.each(['{{tomorrow}}', '{{today | long-ago}}', '{{today someday}}'])(
  '%s is refused',
  (text) => {
    expect(() => fillDays(text, { today: TODAY, session: '2026-04-01' })).toThrow(
      'The sample has no',
    )
  },
)
