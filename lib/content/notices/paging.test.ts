import { PAGE_LENGTH, paged } from './paging.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => count - index)

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [199, 199, 0],
  [200, 100, 1],
  [299, 199, 1],
  [1_050, 150, 9],
])('of %i rows %i stand first, the others on %i pages', (count, first, pages) => {
  const rows = numbers(count)
  const { newest, older } = paged(rows)
  expect(newest).toHaveLength(first)
  expect(older).toHaveLength(pages)
  expect([...newest, ...older.toReversed().flat()]).toEqual(rows)
})

test('what is added changes no numbered page', () => {
  const before = paged(numbers(350)).older
  for (const more of [1, 49, 50, 500]) {
    expect(paged(numbers(350 + more)).older.slice(0, before.length)).toEqual(before)
  }
  expect(before[0]).toEqual(numbers(PAGE_LENGTH))
})
