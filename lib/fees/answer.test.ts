import { defaultFigures as figures } from '../../content/school.ts'
import { sampleFees } from '../content/testing/sample-fees.ts'
import { answerFees, readQuestion } from './answer.ts'

const OFF = 'struck off'
const TODAY = '2026-07-20'

type Said = [fee: number | null, fine: string, warning?: typeof OFF]

function ask(className: string, transport: string, month: string, paid: string) {
  const question = readQuestion({ class: className, transport, month, paid }, sampleFees, TODAY)
  if ('errors' in question) throw new Error(JSON.stringify(question.errors))
  return answerFees(question, sampleFees, figures)
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
  ['two months late: one fine', 'II', 'yes', '2026-07', '2026-09-20', [10850, '100 + 50']],
  ['exactly three months', 'II', 'no', '2026-07', '2026-10-15', [10850, '100']],
  ['a day over three months', 'II', 'no', '2026-07', '2026-10-16', [10850, '100', OFF]],
  ['exactly three months into the new year', 'II', 'no', '2026-11', '2027-02-15', [10850, '100']],
  ['over three, in the new year', 'II', 'no', '2026-11', '2027-02-16', [10850, '100', OFF]],
  ['over three, past a leap day', 'II', 'no', '2027-11', '2028-02-29', [10850, '100', OFF]],
  ['years over', 'VIII', 'yes', '2020-01', '2026-01-01', [16750, '100 + 50', OFF]],
  ['a class without a figure', 'IX', 'no', '2026-07', '2026-07-16', [null, '100']],
  ['no month: that of the day, in time', 'Toddler', 'no', '', '2026-07-15', [6650, 'none']],
  ['no month: that of the day, late', 'Toddler', 'no', '', '16/07/2026', [6650, '100']],
])('%s (%s, %s, %s, %s)', (_what, className, transport, month, paid, [fee, fine, warning]) => {
  const { fines, ...answer } = ask(className, transport, month, paid)
  const parts = [fines.tuition, fines.transport].filter(Boolean).join(' + ')
  expect([answer.fee, parts || 'none', answer.isStruckOff]).toEqual([fee, fine, warning === OFF])
  expect(answer.isLate).toBe(fine !== 'none')
})

test('the day on which a fee is due, and a Sunday', () => {
  expect(ask('V', 'no', '2026-12', '2027-01-02').due).toBe('2026-12-15')
  expect(ask('V', 'no', '', '2026-07-19').isPaidOnSunday).toBe(true)
  expect(ask('V', 'no', '', '2026-07-20').isPaidOnSunday).toBe(false)
})

test.each([
  ['another day and fine', { feeDueDay: 10, lateFineTuition: 200 }, [true, 250, false]],
  ['no due day', { feeDueDay: null }, [false, 0, false]],
  ['no fine for transport', { lateFineTransport: null }, [true, 100, false]],
  ['no months', { strikeOffMonths: null }, [true, 150, false]],
])('%s: what the school has not set does not apply', (_what, own, expected) => {
  const question = readQuestion({ ...good, transport: 'yes' }, sampleFees, TODAY)
  if ('errors' in question) throw new Error(JSON.stringify(question.errors))
  const { isLate, fines, isStruckOff } = answerFees(question, sampleFees, { ...figures, ...own })
  expect([isLate, fines.tuition + fines.transport, isStruckOff]).toEqual(expected)
})

const good = { class: 'V', transport: 'no', month: '2026-07', paid: '2026-07-16' }

const errorsOf = (query: Parameters<typeof readQuestion>[0]) => {
  const question = readQuestion(query, sampleFees, TODAY)
  return 'errors' in question ? question.errors : {}
}

test('a query is parsed', () => {
  const read = { className: 'V', transport: false, month: '2026-07', paid: '2026-07-16' }
  expect(readQuestion(good, sampleFees, TODAY)).toEqual(read)
  const withoutMonth = readQuestion({ ...good, transport: 'yes', month: '' }, sampleFees, TODAY)
  expect(withoutMonth).toEqual({ ...read, transport: true })
})

const empty = { class: '', transport: '', month: '', paid: '' }

test.each([
  ['everything missing', {}, ['class', 'transport']],
  ['everything empty', empty, ['class', 'transport']],
  ['a class that the school has not', { ...good, class: 'XI' }, ['class']],
  ['a class in another case', { ...good, class: 'v' }, ['class']],
  ['a name that every object has', { ...good, class: 'toString' }, ['class']],
  ['perhaps transport', { ...good, transport: 'maybe' }, ['transport']],
  ['a month that is none', { ...good, month: '2026-13' }, ['month']],
  ['a month that is none and no day', { ...good, month: 'x', paid: '' }, ['month']],
  ['a day that is none', { ...good, paid: '2026-02-30' }, ['paid']],
  ['a day that is none and no month', { ...good, month: '', paid: 'x' }, ['paid']],
])('%s is wrong', (_what, query, fields) => {
  expect(Object.keys(errorsOf(query))).toEqual(fields)
})

test('the default day is today; a day that does not exist is an error', () => {
  const { paid: _, ...withoutDay } = good
  expect(readQuestion(withoutDay, sampleFees, TODAY)).toMatchObject({ paid: TODAY })
  expect(errorsOf({ ...good, paid: '2026-02-30' }).paid).toContain('“2026-02-30” is not a date')
})
