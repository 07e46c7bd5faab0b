import { daysIn, namesOtherDays } from './written-days.ts'

test.each([
  ['Annual sports day on 12 December', ['12-12']],
  ['on Saturday, 12th of Dec. 2026', ['12-12']],
  ['December 3rd, and Sept 5', ['12-03', '09-05']],
  ['14-23 December', ['12-23']],
  ['Last date 15.12.2026, reopening 04/01/2027', ['12-15', '01-04']],
  ['12 दिसंबर को वार्षिक खेल दिवस', ['12-12']],
  ['१२ दिसंबर', ['12-12']],
  ['12 ডিসেম্বর বার্ষিক ক্রীড়া', ['12-12']],
  ['১২ ডিসেম্বর', ['12-12']],
  ['3 marching bands may come, 5 decks', []],
  ['Classes at 9.30, Rs.12.50, telephone 0353-12-34', []],
])('"%s" names %p', (text, days) => {
  expect(daysIn(text)).toEqual(days)
})

test.each([
  ['Sports day on 12 December', '2026-12-13', '2026-12-13', true],
  ['Sports day on 12 December', '2026-12-12', '2026-12-12', false],
  ['Sports day', '2026-12-13', '2026-12-13', false],
  ['Holidays 24 December to 2 January', '2026-12-24', '2027-01-02', false],
  ['Register by 5 December for 12 December', '2026-12-12', '2026-12-12', false],
])('"%s" names other days than %s to %s: %s', (text, from, to, isOther) => {
  expect(namesOtherDays(text, from, to)).toBe(isOther)
})
