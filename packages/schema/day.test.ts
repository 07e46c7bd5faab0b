import * as days from './day.ts'

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %d days are %s', (day, number, other) => {
  expect(days.dayAfter(day, number)).toBe(other)
})

test.each([
  ['2026-11-20T18:29:00Z', '2026-11-20'],
  ['2026-11-20T18:31:00Z', '2026-11-21'],
  ['0001-01-01T00:00:00Z', '0001-01-01'],
  ['9999-12-31T23:59:59Z', '9999-12-31'],
  ['-000044-03-15T12:00:00Z', '0000-01-01'],
  ['+275760-09-13T00:00:00Z', '9999-12-31'],
])('at %s it is %s at the school', (moment, day) => {
  expect(days.schoolDay(new Date(moment))).toBe(day)
})

test.each([
  ['2025-2026', '2026-03-31'],
  ['Academic Calender 2022-23', '2023-03-31'],
  ['2026', null],
  ['9998-9999', null],
  ['0000-01', null],
])('the session %s ends on %s', (session, day) => {
  expect(days.lastDayOfSession(session)).toBe(day)
})
