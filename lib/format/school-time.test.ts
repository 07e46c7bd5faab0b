import { formatSchoolTime } from './school-time.ts'

test.each([
  ['2026-11-21T09:34:00Z', 'Saturday, 21 November 2026 at 3:04 pm IST'],
  ['2026-12-31T18:30:00Z', 'Friday, 1 January 2027 at 12:00 am IST'],
])('%s is %s', (moment, words) => {
  expect(formatSchoolTime(Date.parse(moment))).toBe(words)
})
