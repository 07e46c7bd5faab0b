import { makeInputs } from './texts.ts'

test('a seed determines the texts', () => {
  expect(makeInputs(7, 50)).toEqual(makeInputs(7, 50))
  expect(makeInputs(7, 50)).not.toEqual(makeInputs(8, 50))
})

test('no two differ only in their numbers, and most contain them', () => {
  const inputs = makeInputs(1, 5_000)
  const patterns = inputs.map(({ id, text }) => text.replaceAll(String(id), '#'))
  expect(new Set(patterns).size).toBe(5_000)
  expect(inputs.filter(({ id, text }) => text.includes(String(id))).length).toBeGreaterThan(2_500)
  expect(inputs.filter(({ text }) => /[«»]/.test(text))).toEqual([])
})
