import { randomFrom } from '../../random.ts'
import { makeInputs } from './make-inputs.ts'

test('a seed makes the same texts again, another one others', () => {
  expect(makeInputs(randomFrom(7), 50)).toEqual(makeInputs(randomFrom(7), 50))
  expect(makeInputs(randomFrom(7), 50)).not.toEqual(makeInputs(randomFrom(8), 50))
})

test('no two are alike in more than their numbers, and most name them', () => {
  const inputs = makeInputs(randomFrom(1), 5_000)
  const patterns = inputs.map(({ id, text }) => text.replaceAll(String(id), '#'))
  expect(new Set(patterns).size).toBe(5_000)
  const named = inputs.filter(({ id, text }) => text.includes(String(id)))
  expect(named.length).toBeGreaterThan(2_500)
})
