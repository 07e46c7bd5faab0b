import {
  dayOfMonth,
  formatMonth,
  isSunday,
  parseDay,
  parseMonth,
  type Day,
  type Month,
} from './calendar.ts'

test.each([
  ['2026-07-20', '2026-07-20'],
  ['2026-7-5', '2026-07-05'],
  ['20/07/2026', '2026-07-20'],
  ['5-7-2026', '2026-07-05'],
  ['05.07.2026', '2026-07-05'],
  ['2028-02-29', '2028-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['2026-04-30', '2026-04-30'],
  ['2026-12-31', '2026-12-31'],
  ['2027-02-29', null],
  ['2026-02-30', null],
  ['2026-04-31', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-01-00', null],
  ['2026-01-32', null],
  ['07/20/2026', null],
  ['0026-07-20', null],
  ['9999-07-20', null],
  ['1999-12-31', null],
  ['2026-07-20T10:00', null],
  ['20 July', null],
  ['yesterday', null],
  ['-1', null],
  ['', null],
])('the day %s is %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test.each([
  ['2026-07', '2026-07'],
  ['2026-7', '2026-07'],
  ['07/2026', '2026-07'],
  ['7-2026', '2026-07'],
  ['July 2026', '2026-07'],
  ['jul 2026', '2026-07'],
  ['Sept. 2026', '2026-09'],
  ['december, 2026', '2026-12'],
  ['2026-13', null],
  ['0/2026', null],
  ['2150-01', null],
  ['Foo 2026', null],
  ['July', null],
  ['', null],
])('the month %s is %s', (text, month) => {
  expect(parseMonth(text)).toBe(month)
})

test.each<[Month, number, number, Day]>([
  ['2026-07', 15, 0, '2026-07-15'],
  ['2026-09', 15, 3, '2026-12-15'],
  ['2026-10', 15, 3, '2027-01-15'],
  ['2026-12', 15, 1, '2027-01-15'],
])('%s, the %dth, %d months later is %s', (month, day, later, result) => {
  expect(dayOfMonth(month, day, later)).toBe(result)
})

test('a month is written out', () => {
  expect(formatMonth('2026-07')).toBe('July 2026')
})

test('a Sunday is a Sunday in every time zone', () => {
  expect(isSunday('2026-07-19')).toBe(true)
  expect(isSunday('2026-07-18')).toBe(false)
  expect(isSunday('2026-07-20')).toBe(false)
})
