import { figuresOf, percentilesOf, sentenceOf } from './figures.ts'

test('percentiles use the nearest rank', () => {
  const times = Array.from({ length: 200 }, (_, index) => index + 1)
  expect(figuresOf(times)).toEqual({ count: 200, median: 100, p95: 190, slowest: 200, missed: 0 })
  expect(percentilesOf([], 0.5)).toEqual([0])
  expect(figuresOf([7])).toEqual({ count: 1, median: 7, p95: 7, slowest: 7, missed: 0 })
})

test('an edit that was never visible counts as the slowest', () => {
  expect(figuresOf([10, null, 20])).toMatchObject({ slowest: Number.POSITIVE_INFINITY, missed: 1 })
  expect(sentenceOf('Hooks lost', [10, null])).toBe(
    'Hooks lost, 2 edits: median 10 ms, 95 of 100 within never, slowest never, 1 not in time',
  )
})
