import { monthsOf, splitDates, writtenDays } from './dates.ts'
import { english } from '../messages/messages.ts'

const [first, second, third] = [
  { from: '2026-03-30', to: '2026-03-30', title: 'A' },
  { from: '2026-04-02', to: '2026-04-04', title: 'B' },
  { from: '2026-04-03', to: '2026-04-03', title: 'C' },
] as const

test.each([
  ['2026-03-30', 'ABC', {}],
  ['2026-03-31', 'BC', { '2025-2026': 'A' }],
  ['2026-04-04', 'B', { '2026-2027': 'C', '2025-2026': 'A' }],
  ['2026-04-05', '', { '2026-2027': 'BC', '2025-2026': 'A' }],
])('on %s, "%s" is upcoming', (today, coming, past) => {
  const split = splitDates([first, second, third], today)
  const titles = (dates: readonly { title: string }[]) => dates.map(({ title }) => title).join('')
  expect(titles(split.coming)).toBe(coming)
  const folded = split.past.map(({ session, dates }) => [session, titles(dates)])
  expect(folded).toEqual(Object.entries(past))
})

const date = (from: string, to = from) => ({ from, to })

test.each([
  ['2025-05-01', undefined, 'Thu,_1_May'],
  ['2025-09-28', '2025-10-05', 'Sun,_28_Sept to Sun,_5_Oct'],
  ['2025-12-25', '2026-01-03', 'Thu,_25_Dec to Sat,_3_Jan_2026'],
])('%s to %s is formatted without a line break within a day', (from, to, written) => {
  expect(writtenDays(english, date(from, to))).toBe(written.replaceAll('_', '\u00a0'))
})

test('dates are grouped by the month in which they begin', () => {
  const [april, may, next] = [
    date('2025-04-30', '2025-05-02'),
    date('2025-05-01'),
    date('2026-05-01'),
  ]
  expect(monthsOf(english, [april, may, next])).toEqual([
    { name: 'April 2025', dates: [april] },
    { name: 'May 2025', dates: [may] },
    { name: 'May 2026', dates: [next] },
  ])
})
