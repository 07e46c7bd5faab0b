import { feesOfTheSite } from '../../content/pages/admission/fees.ts'
import { answerFees } from './answer.ts'
import { readQuestion } from './question.ts'

type Said = [fee: number | null, fine: string, warning?: 'struck off']

function ask(className: string, transport: string, month: string, paid: string) {
  const question = readQuestion({ class: className, transport, month, paid }, feesOfTheSite)
  if ('errors' in question) throw new Error(JSON.stringify(question.errors))
  return answerFees(question, feesOfTheSite)
}

test.each<[string, string, string, string, string, Said]>([
  ['well in time', 'V', 'no', '2026-07', '2026-07-01', [15050, 'none']],
  ['on the 15th', 'V', 'yes', '2026-07', '2026-07-15', [15050, 'none']],
  ['on the 16th', 'V', 'no', '2026-07', '2026-07-16', [15050, '100']],
  ['on the 16th, with transport', 'V', 'yes', '2026-07', '2026-07-16', [15050, '100 + 50']],
  ['on the last day of the month', 'I', 'yes', '2026-04', '2026-04-30', [9450, '100 + 50']],
  ['on the last of 31 days', 'I', 'no', '2026-05', '2026-05-31', [9450, '100']],
  ['early in the next month', 'I', 'no', '2026-07', '2026-08-05', [9450, '100']],
  ['in a month before', 'I', 'yes', '2026-07', '2026-06-30', [9450, 'none']],
  ['a year before', 'I', 'yes', '2027-07', '2026-07-16', [9450, 'none']],
  ['on a leap day', 'LKG', 'no', '2028-02', '2028-02-29', [8150, '100']],
  ['before a leap day', 'LKG', 'no', '2028-02', '2028-02-15', [8150, 'none']],
  ['over the turn of the year', 'X', 'yes', '2026-12', '2027-01-02', [null, '100 + 50']],
  [
    'two months late: one fine all the same',
    'II',
    'yes',
    '2026-07',
    '2026-09-20',
    [10850, '100 + 50'],
  ],
  ['exactly three months', 'II', 'no', '2026-07', '2026-10-15', [10850, '100']],
  ['a day over three months', 'II', 'no', '2026-07', '2026-10-16', [10850, '100', 'struck off']],
  ['exactly three months into the new year', 'II', 'no', '2026-11', '2027-02-15', [10850, '100']],
  [
    'over three, into the new year',
    'II',
    'no',
    '2026-11',
    '2027-02-16',
    [10850, '100', 'struck off'],
  ],
  [
    'over three, past a leap day',
    'II',
    'no',
    '2027-11',
    '2028-02-29',
    [10850, '100', 'struck off'],
  ],
  ['years over', 'VIII', 'yes', '2020-01', '2026-01-01', [16750, '100 + 50', 'struck off']],
  ['a class without a figure', 'IX', 'no', '2026-07', '2026-07-16', [null, '100']],
  ['no month: that of the day, in time', 'Toddler', 'no', '', '2026-07-15', [6650, 'none']],
  ['no month: that of the day, late', 'Toddler', 'no', '', '16/07/2026', [6650, '100']],
])('%s (%s, %s, %s, %s)', (_what, className, transport, month, paid, [fee, fine, warning]) => {
  const { fines, ...answer } = ask(className, transport, month, paid)
  const parts = [fines.tuition, fines.transport].filter(Boolean).join(' + ')
  expect([answer.fee, parts || 'none', answer.isStruckOff]).toEqual([
    ...[fee, fine, warning === 'struck off'],
  ])
  expect(answer.isLate).toBe(fine !== 'none')
})

test('the day on which a fee is due, and a Sunday', () => {
  expect(ask('V', 'no', '2026-12', '2027-01-02').due).toBe('2026-12-15')
  expect(ask('V', 'no', '', '2026-07-19').isPaidOnSunday).toBe(true)
  expect(ask('V', 'no', '', '2026-07-20').isPaidOnSunday).toBe(false)
})
