import {
  parseEarlierFee,
  parseFeeHead,
  parseFeePeriod,
  parsePeriodOfAll,
  readLinesBy,
} from './fees.ts'

test.each([
  ['Tuition fee: 1,500 per month', 'Tuition fee', 1500, 'month'],
  ['Tuition fee: Rs.1,500/- monthly', 'Tuition fee', 1500, 'month'],
  ['Tuition: ₹ 1500 p.m.', 'Tuition', 1500, 'month'],
  ['Annual charges = 3000 per year', 'Annual charges', 3000, 'year'],
  ['Development fee: 12,000 per annum', 'Development fee', 12_000, 'year'],
  ['Computer: 900 quarterly', 'Computer', 900, 'quarter'],
  ['Examination fee: 500 half-yearly', 'Examination fee', 500, 'half-year'],
  ['Admission fee: 10,000 once', 'Admission fee', 10_000, 'once'],
  ['Admission fee: 10000.00, at admission', 'Admission fee', 10_000, 'once'],
  ['Bus: stop 3: 800 per month', 'Bus: stop 3', 800, 'month'],
  ['शिक्षण शुल्क: १५०० प्रति माह', 'शिक्षण शुल्क', 1500, 'month'],
])('%s', (line, title, amount, period) => {
  expect(parseFeeHead(line)).toEqual({ title, amount, period })
})

test.each([
  'Tuition fee: 1,500',
  'Tuition fee per month',
  'Tuition: about 1,500 per month',
  'Tuition: 15000000 per month',
  '',
])('not understood: %j', (line) => {
  expect(parseFeeHead(line)).toBeNull()
})

test.each([
  ['2025-26: 1,80,000', { session: '2025-2026', amount: 180_000 }],
  ['2024-2025: Rs. 165000/-', { session: '2024-2025', amount: 165_000 }],
  ['2024: 165000', null],
])('of an earlier session: %s', (line, fee) => {
  expect(parseEarlierFee(line)).toEqual(fee)
})

test('a period is read, and another text is not', () => {
  expect(
    ['per month', 'Per Year', 'per term', 'per month, for 11 months'].map(parseFeePeriod),
  ).toEqual(['month', 'year', null, null])
})

test.each([
  ['Per month, in the session 2026-2027.', 'month'],
  ['per quarter, in advance', 'quarter'],
  ['प्रति माह, सत्र 2026-2027 में।', 'month'],
  ['per month, for 11 months', null],
  ['per month, double in April', null],
  ['Per month (May free)', null],
  ['प्रति माह, मई में नहीं', null],
])('the period of all fees in %j is %s', (written, period) => {
  expect(parsePeriodOfAll(written)).toBe(period)
})

test('a field with one line that cannot be read is refused', () => {
  const read = readLinesBy(parseFeeHead)
  expect(read(' A: 1 per month\n\nB: 2 once ')).toBe('A: 1 per month\nB: 2 once')
  expect(read('A: 1 per month\nB: 2')).toBeNull()
})
