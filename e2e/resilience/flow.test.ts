import { missedIn, percentile, percentileOf, sentenceOf } from './flow.ts'

test('percentiles are of the nearest rank', () => {
  const figures = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(figures, share))).toEqual([
    100, 190, 198, 200,
  ])
  expect([percentile([7], 0.5), percentile([], 0.5)]).toEqual([7, 0])
})

test('what was never seen is the slowest of all', () => {
  expect(percentileOf([10, null, 20], 1)).toBe(Number.POSITIVE_INFINITY)
  expect(missedIn([10, null, 20])).toBe(1)
  expect(sentenceOf('Hooks lost', [10, null])).toBe(
    'Hooks lost, 2 edits: median 10 ms, 95 of 100 within never, slowest never, 1 not in time',
  )
})
