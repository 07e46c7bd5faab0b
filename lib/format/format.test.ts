import { dayParts, formatDay, lastDayOfSession, formatSchoolTime } from './day.ts'
import { formatBytes, downloadHref, fileKind, pictureHref } from './file.ts'
import { telHref } from './phone.ts'

const file = {
  id: '11111111-2222-4333-8444-555555555555',
  title: 'Date sheet',
  filename: 'date-sheet.pdf',
  type: 'application/pdf',
  bytes: 38_400,
  modified: '2026-11-20T10:00:00.000Z',
}

test('a day reads as a day, whatever the time zone of the server', () => {
  expect(formatDay('2026-11-01')).toBe('1 November 2026')
  expect(dayParts('2026-11-01')).toEqual({ day: 1, month: 'Nov', year: 2026 })
})

test.each([
  [0, '1 kB'],
  [38_400, '38 kB'],
  [1_340_000, '1.3 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('a number is dialled without its spaces', () => {
  expect(telHref('0361 000 0000')).toBe('tel:03610000000')
})

test('a file says what it is and changes its address when it is replaced', () => {
  expect(fileKind(file)).toBe('PDF, 38 kB')
  expect(fileKind({ type: 'x/y', bytes: null })).toBe('File')
  expect(downloadHref(file)).toMatch(/^\/assets\/[-0-9]+\?download&v=\d+$/)
  expect(pictureHref(file, 640)).toMatch(/\?w=640&v=\d+$/)
})

test.each([
  ['2025-2026', '2026-03-31'],
  ['Academic Calender 2022-23', '2023-03-31'],
  ['2026', null],
])('the session %s ends on %s', (session, day) => {
  expect(lastDayOfSession(session)).toBe(day)
})

test.each([
  ['2026-11-21T09:34:00Z', 'Saturday, 21 November 2026 at 3:04 pm IST'],
  ['2026-12-31T18:30:00Z', 'Friday, 1 January 2027 at 12:00 am IST'],
])('%s is %s', (moment, words) => {
  expect(formatSchoolTime(Date.parse(moment))).toBe(words)
})
