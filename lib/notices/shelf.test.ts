import { findShelf, shelfHref, shelvesOf } from './shelf.ts'

const notices = [
  { id: 4, date: '2027-01-02', category: 'sports' as const },
  { id: 3, date: '2026-12-31', category: 'fees' as const },
  { id: 2, date: '2026-01-01', category: 'sports' as const },
  { id: 1, date: '2019-06-01', category: 'general' as const },
]
const filed = (shelves: { key: string; notices: { id: number }[] }[]) =>
  shelves.map((shelf) => [shelf.key, shelf.notices.map(({ id }) => id)])

test('the archive has the years and categories that hold something', () => {
  const { years, categories } = shelvesOf(notices)
  expect(filed(years)).toEqual([
    ['2027', [4]],
    ['2026', [3, 2]],
    ['2019', [1]],
  ])
  expect(filed(categories)).toEqual([
    ['general', [1]],
    ['fees', [3]],
    ['sports', [4, 2]],
  ])
  expect(shelvesOf([])).toEqual({ years: [], categories: [] })
})

test('a page of the archive is found by what its address ends in', () => {
  expect(findShelf(notices, '2026')).toMatchObject({ name: '2026', title: 'Notices of 2026' })
  expect(findShelf(notices, 'sports')).toMatchObject({ name: 'Sports', title: 'Notices: Sports' })
  for (const key of ['2025', 'holidays', 'nonsense', '']) {
    expect(findShelf(notices, key)).toBeNull()
  }
  expect(shelfHref({ key: 'sports' })).toBe('/notices/archive/sports')
})
