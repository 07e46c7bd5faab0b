import { monthsOf, writtenDays } from './written-days.ts'

const date = (from: string, to?: string) =>
  ({ from, title: 'Off', kind: 'Holiday', ...(to ? { to } : {}) }) as const

test.each([
  ['2025-05-01', undefined, ['Thu,_1_May']],
  ['2025-09-28', '2025-10-05', ['Sun,_28_Sept', 'Sun,_5_Oct']],
  ['2025-12-25', '2026-01-03', ['Thu,_25_Dec', 'Sat,_3_Jan_2026']],
])('%s to %s is written without a place to break a day', (from, to, written) => {
  expect(writtenDays(date(from, to))).toEqual(written.map((each) => each.replaceAll('_', '\u00a0')))
})

test('dates stand under the month in which they begin', () => {
  const [april, may, next] = [
    date('2025-04-30', '2025-05-02'),
    date('2025-05-01'),
    date('2026-05-01'),
  ]
  expect(monthsOf([april, may, next])).toEqual([
    { name: 'April 2025', dates: [april] },
    { name: 'May 2025', dates: [may] },
    { name: 'May 2026', dates: [next] },
  ])
})
