import { statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSchool } from '../school.ts'
import { isSunday, schoolDay, sessionOf, type Day } from 'school-schema/day'
import { sampleFiles } from './files.ts'
import { sampleContent as contentOn, sampleDisclosure, sampleSchoolOn } from './index.ts'

const TODAY = '2026-11-24'
const sampleContent = contentOn(TODAY)
const sampleSchool = sampleSchoolOn(TODAY)

describe('the sample content', () => {
  it('is not called a sample in its visible texts', () => {
    const files = sampleFiles.map(({ title }) => title)
    const text = JSON.stringify([sampleContent, sampleDisclosure, sampleSchool, files])
    expect(text.match(/Sample|\bsample\b(?!":)/g)).toBeNull()
  })

  const rows = Object.values(sampleContent).flat()

  it('is marked as sample, except the fees, which are the school’s own', () => {
    const invented = rows.filter((row) => !('class_name' in row))
    for (const row of [...invented, sampleDisclosure, sampleSchool]) expect(row.sample).toBe(true)
    expect(rows.length - invented.length).toBe(14)
  })

  it('has the name of the default school, and numbers that belong to nobody', () => {
    expect(sampleSchool.address).toBe(defaultSchool.address)
    expect(sampleSchool.address).toMatch(/ 0\d{5}$/)
    expect(sampleSchool.phone).toMatch(/^0/)
    expect(sampleSchool.email).toMatch(/\.example$/)
    expect(JSON.stringify(rows)).not.toMatch(/(?<!\d)[6-9]\d{9}(?!\d)/)
  })

  it('has enough of everything to show the website', () => {
    expect(sampleContent.faculty).toHaveLength(24)
    expect(sampleContent.heading.length).toBeGreaterThan(9)
    expect(sampleContent.notification).toHaveLength(10)
    expect(sampleContent.gallery.flatMap(({ images }) => images)).toHaveLength(8)
    expect(sampleContent.exam.map(({ place, active }) => [place, active])).toEqual([
      ['exam-center', true],
      ['exam-center', false],
      ['exam-vii', true],
      ['cbse-games', true],
    ])
  })

  it('shows the disclosure in each of its states', () => {
    const documents = sampleContent.disclosure_document
    const kinds = new Set(documents.map(({ kind }) => kind))
    expect(kinds.has('recognition')).toBe(false)
    expect(documents.some(({ valid_until = '' }) => valid_until > '2028')).toBe(true)
    expect(documents.some(({ file, url, remark }) => !file && !url && remark)).toBe(true)
  })

  it('has its files, the pictures below 60 kB', () => {
    expect(new Set(sampleFiles.map(({ id }) => id)).size).toBe(sampleFiles.length)
    for (const { name, type } of sampleFiles) {
      const { size } = statSync(join(import.meta.dirname, 'files', name))
      expect(size).toBeGreaterThan(1_000)
      if (type === 'image/webp') expect(size).toBeLessThan(60_000)
    }
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
  const { notification, heading, disclosure_document, board_result } = contentOn(today)
  expect(sampleSchoolOn(today).session).toBe(sessionOf(today))
  const dates = notification.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
  expect(dates.filter((date) => isSunday(date as Day) || date > today)).toEqual([])
  expect(dates.filter((date) => Date.parse(today) - Date.parse(date) > 31 * 86_400_000)).toEqual([])
  // Each is current on the first day, and at most until the end of what it announces.
  const lastDays = notification.map(({ publish_until: until }) =>
    schoolDay(new Date(Date.parse(until) - 1)),
  )
  expect(lastDays.filter((day) => day < today)).toEqual([])
  expect(JSON.stringify([notification, heading])).not.toMatch(/\b20\d\d\b(?!-)/)
  expect(heading.filter((row) => 'publish_until' in row)).toHaveLength(1)
  const years = board_result.map(({ year }) => year)
  expect(Math.max(...years)).toBeLessThanOrEqual(Number(today.slice(0, 4)))
  for (const { issued_on: issued = today } of disclosure_document)
    expect(issued <= today).toBe(true)
})

test('weekdays in sample texts match their dates', () => {
  const description = contentOn('2026-11-24')
    .notification.map((row) => row.description)
    .join()
  expect(description).toContain('Saturday, 12 December')
  expect(description).toContain('<p>Wed,&nbsp;9&nbsp;December</p>')
})
