import { calendarDates } from '@/content/pages/academics/school-calendar'
import { monthsOf, writtenDays } from './calendar-table'

const kind = 'Holiday'

test.each([
  ['2025-05-01', undefined, 'Thu, 1\u00a0May'],
  ['2025-09-28', '2025-10-05', 'Sun, 28\u00a0Sept to Sun, 5\u00a0Oct'],
  ['2025-12-25', '2026-01-03', 'Thu, 25\u00a0Dec to Sat, 3\u00a0Jan 2026'],
])('%s to %s', (from, to, written) => {
  expect(writtenDays({ from, title: 'Off', kind, ...(to ? { to } : {}) })).toBe(written)
})

test('every date stands under its month, in order', () => {
  const months = monthsOf(calendarDates)
  expect(months[0]?.name).toBe('April 2025')
  expect(months.at(-1)?.name).toBe('March 2026')
  expect(months.flatMap(({ dates }) => dates)).toEqual(calendarDates)
})
