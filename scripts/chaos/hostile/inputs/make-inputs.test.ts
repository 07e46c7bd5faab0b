import { randomFrom } from '../../random.ts'
import { makeInputs } from './make-inputs.ts'

test('a seed makes the same texts again, another one others', () => {
  expect(makeInputs(randomFrom(7), 50)).toEqual(makeInputs(randomFrom(7), 50))
  expect(makeInputs(randomFrom(7), 50)).not.toEqual(makeInputs(randomFrom(8), 50))
})

test('hardly two are alike, and most name their number', () => {
  const inputs = makeInputs(randomFrom(1), 5_000)
  expect(new Set(inputs.map(({ text }) => text.replaceAll(/\d+/g, ''))).size).toBeGreaterThan(4_500)
  const named = inputs.filter(({ id, text }) => text.includes(String(id)))
  expect(named.length).toBeGreaterThan(2_500)
})
