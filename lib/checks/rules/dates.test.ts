import { namesOtherDays } from './dates.ts'

test.each([
  ['Sports day on 12 December', '2026-12-13', '2026-12-13', true],
  ['Sports day on 12 December', '2026-12-12', '2026-12-12', false],
  ['Sports day', '2026-12-13', '2026-12-13', false],
  ['Holidays 24 December to 2 January', '2026-12-24', '2027-01-02', false],
  ['Register by 5 December for 12 December', '2026-12-12', '2026-12-12', false],
  ['Room 12, March 3', '2027-03-03', '2027-03-03', false],
  ['Classes at 9.30, Rs.12.50', '2026-12-12', '2026-12-12', false],
])('"%s" names other days than %s to %s: %s', (text, from, to, isOther) => {
  expect(namesOtherDays(text, from, to)).toBe(isOther)
})
