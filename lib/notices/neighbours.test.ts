import { withNeighbours } from './neighbours.ts'

const [third, second, first] = [
  { id: 3, title: 'C' },
  { id: 2, title: 'B' },
  { id: 1, title: 'A' },
]

test('a notice has the names of those next to it', () => {
  expect(withNeighbours([third, second, first])).toEqual([
    { ...third, newer: null, older: second },
    { ...second, newer: third, older: first },
    { ...first, newer: second, older: null },
  ])
})

test('it is another object only if one of them has changed, in each language', () => {
  const before = withNeighbours([third, second, first])
  const translated = withNeighbours([{ ...third, title: 'ग' }, second, first])
  expect(translated[2]).toBe(before[2])
  expect(translated[1]).not.toBe(before[1])
  expect(withNeighbours([third, second, first])[1]).toBe(before[1])
  expect(withNeighbours([{ ...third, title: 'ग' }, second, first])[1]).toBe(translated[1])
})
