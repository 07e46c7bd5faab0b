import { lastDayOfSession } from './session.ts'

test.each([
  ['2025-2026', '2026-03-31'],
  ['Academic Calender 2022-23', '2023-03-31'],
  ['2026', null],
])('the session %s ends on %s', (session, day) => {
  expect(lastDayOfSession(session)).toBe(day)
})
