import { failingParts, madeOfRows, observed } from './parts.ts'

test('a row that fails is left out, and its part is reported until it succeeds', () => {
  const double = (rows: number[]) =>
    madeOfRows('feed', 'numbers', rows, (row) => {
      if (row === 2) throw new TypeError('not this one')
      return row * 2
    })
  expect(double([1, 2, 3])).toEqual([2, 6])
  expect([...failingParts()]).toEqual(['feed'])
  expect(double([1, 3])).toEqual([2, 6])
  expect([...failingParts()]).toEqual([])
})

test('a part that fails completely is reported until it succeeds', async () => {
  const failure = new Error('broken')
  await expect(observed('search', 'en', () => Promise.reject(failure))).rejects.toBe(failure)
  expect([...failingParts()]).toEqual(['search'])
  expect(await observed('search', 'en', () => Promise.resolve(1))).toBe(1)
  expect([...failingParts()]).toEqual([])
})
