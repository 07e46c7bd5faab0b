import { feeRange, totalOfYear, withFigure, upiHref } from './fees.ts'

const fees = [
  { className: 'Nursery', fee: 0 },
  { className: 'I', fee: 16_750 },
  { className: 'II', fee: 6_650 },
  { className: 'XI', fee: null },
].map((each) => ({ ...each, heads: [], earlier: [] }))

test('a class without a fee is listed, one whose fee the office states is not', () => {
  expect(withFigure(fees).map(({ className }) => className)).toEqual(['Nursery', 'I', 'II'])
})

test('the range is from the lowest to the highest fee, whatever their order', () => {
  expect(feeRange(fees.slice(1))).toEqual({ lowest: '6,650', highest: '16,750' })
  expect(feeRange(fees.slice(3))).toBeNull()
})

const heads = [
  { title: 'Tuition fee', amount: 1500, period: 'month' },
  { title: 'Computer fee', amount: 900, period: 'quarter' },
  { title: 'Examination fee', amount: 500, period: 'half-year' },
  { title: 'Annual charges', amount: 3000, period: 'year' },
  { title: 'Admission fee', amount: 10_000, period: 'once' },
] as const

test.each([
  ['by head, without what is due once', { fee: 1500, heads }, 'per year', 25_600],
  ['of one amount per month', { fee: 1500, heads: [] }, 'per month', 18_000],
  ['of one amount per year', { fee: 1500, heads: [] }, 'yearly', 1500],
  ['of one amount without a period', { fee: 1500, heads: [] }, null, null],
  ['of an unknown period', { fee: 1500, heads: [] }, 'per term', null],
  ['without an amount', { fee: null, heads: [] }, 'per month', null],
])('the total of a year %s', (_case, fee, period, total) => {
  expect(totalOfYear({ className: 'I', earlier: [], ...fee }, period)).toBe(total)
})

const school = { upiId: 'school@sbi', name: 'Palash Vidya Niketan' }

test('a payment has address, name, amount and note, encoded for every app', () => {
  expect(upiHref(school, { amount: 15_600, note: 'Fee, class VI & VII' })).toBe(
    'upi://pay?pa=school@sbi&pn=Palash%20Vidya%20Niketan&am=15600.00&cu=INR&tn=Fee%2C%20class%20VI%20%26%20VII',
  )
  expect(upiHref(school, { note: 'Fee' })).not.toContain('am=')
})

test('without an address there is no link', () => {
  expect(upiHref({ ...school, upiId: null }, { note: 'Fee' })).toBeNull()
})
