import { schoolDay } from 'school-schema/day'
import { CONTENT_COLLECTIONS, GALLERY_FILES } from 'school-schema/collections'
import {
  describeRow,
  refusalOfColours,
  refusalOfFirst,
  refusalOfPeriod,
  withDate,
} from './content-rules.ts'

const [early, late] = ['2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z']

const moments = { first: 'publish_from', last: 'publish_until' }
const days = { first: 'from', last: 'to', isOfDays: true }

test.each([
  [moments, { publish_from: late, publish_until: early }, true],
  [moments, { publish_from: early, publish_until: early }, true],
  // SQLite returns numbers, PostgreSQL dates.
  [moments, { publish_from: Date.parse(late), publish_until: new Date(early) }, true],
  [moments, { publish_from: early, publish_until: late }, false],
  [moments, { publish_from: late, publish_until: null }, false],
  [moments, { publish_until: early }, false],
  [days, { from: '2026-05-10', to: '2026-05-09' }, true],
  [days, { from: '2026-05-10', to: '2062-05-12' }, true],
  [days, { from: '2026-05-10', to: '2026-05-10' }, false],
  // SQLite has the day’s beginning in the time zone of the server.
  [days, { from: Date.parse('2026-05-10T05:00Z'), to: '2026-05-10' }, false],
  [days, { from: '2026-05-10', to: Date.parse('2026-05-08T18:30Z') }, true],
  [days, { from: '2026-05-10', to: null }, false],
  [days, {}, false],
])('%j: %j', (period, row, expected) => {
  expect(refusalOfPeriod(row, period) !== null).toBe(expected)
})

test('a notice without a date is of today', () => {
  expect(withDate({ title: 'Holiday' })).toEqual({ title: 'Holiday', date: schoolDay() })
  expect(withDate({ date: '2026-11-21' })).toEqual({ date: '2026-11-21' })
})

test.each([
  ['without colours', {}, null],
  ['with a light main colour', { colour_main: '#e8743b' }, 'colour_main'],
  ['with a light dark colour', { colour_dark: '#8899aa', colour_accent: '#333333' }, 'colour_dark'],
])('a school %s is refused at its field, or not', (_name, row, column) => {
  expect(refusalOfColours(row)?.field ?? null).toBe(column)
})

test.each([
  [{}, false],
  [{ first_language: 'en', languages: null }, false],
  [{ first_language: 'hi', languages: ['bn', 'hi'] }, false],
  // SQLite has the list as a text.
  [{ first_language: 'bn', languages: '["hi","bn"]' }, false],
  [{ first_language: 'bn', languages: '["hi"]' }, true],
])('a first language that is off is refused: %j', (row, isRefused) => {
  expect(refusalOfFirst(row)?.field).toBe(isRefused ? 'first_language' : undefined)
})

test('a row of each list is called as people call it', () => {
  const named = CONTENT_COLLECTIONS.filter((name) => name !== GALLERY_FILES)
  const asStored = named.filter((name) => describeRow(name, {}) === name)
  // Words that are also the names of their lists.
  expect(asStored).toEqual(['heading', 'redirect'])
  expect(describeRow('fee', { class_name: 'VI' })).toBe('fee of class “VI”')
  expect(describeRow('pages', { page_name: 'ncc', title: 'Our cadets' })).toBe('page “Our cadets”')
  expect(describeRow('pages', { page_name: 'ncc', title: null })).toBe('page “ncc”')
})
