import { createCounter } from './limits.ts'

test('a busy connection of a school is normal, a flood is not, and ten minutes later it is over', () => {
  const counter = createCounter(60)
  const sent = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => counter.add('a school', from + at))
  expect(sent(59, 0)).not.toContain(true)
  expect(counter.isUsedUp('a school', 59)).toBe(false)
  expect(counter.add('a school', 60)).toBe(false)
  expect(counter.isUsedUp('a school', 60)).toBe(true)
  expect(sent(3, 61)).toEqual([true, true, true])
  expect(counter.add('a school', 11 * 60_000)).toBe(false)
})
