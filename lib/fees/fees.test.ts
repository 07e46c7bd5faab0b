import { feeRange, withFigure } from './fees.ts'

const fees = [
  { className: 'Nursery', fee: 0 },
  { className: 'I', fee: 16_750 },
  { className: 'II', fee: 6_650 },
  { className: 'XI', fee: null },
]

test('a class without a fee is listed, one whose fee the office states is not', () => {
  expect(withFigure(fees).map(({ className }) => className)).toEqual(['Nursery', 'I', 'II'])
})

test('the range is from the lowest to the highest fee, whatever their order', () => {
  expect(feeRange(fees.slice(1))).toEqual({ lowest: '6,650', highest: '16,750' })
  expect(feeRange(fees.slice(3))).toBeNull()
})
