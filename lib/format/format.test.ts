import { formatBytes } from './bytes.ts'
import { dayParts, formatDay } from './day.ts'
import { downloadHref, fileKind, pictureHref } from './file.ts'
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
