import * as archive from './archive.ts'

const notices = [
  { id: 4, date: '2027-01-02', category: 'sports' as const },
  { id: 3, date: '2026-12-31', category: 'fees' as const },
  { id: 2, date: '2026-01-01', category: 'sports' as const },
  { id: 1, date: '2019-06-01', category: 'general' as const },
]
const filed = (groups: { key: string; notices: { id: number }[] }[]) =>
  Object.fromEntries(groups.map((group) => [group.key, group.notices.map(({ id }) => id)]))

test('the archive has the years and categories with notices', () => {
  const { years, categories } = archive.archiveGroupsOf(notices)
  expect(years.map(({ key }) => key)).toEqual(['2027', '2026', '2019'])
  expect(filed(years)).toEqual({ '2027': [4], '2026': [3, 2], '2019': [1] })
  expect(categories.map(({ key }) => key)).toEqual(['general', 'fees', 'sports'])
  expect(filed(categories)).toEqual({ general: [1], fees: [3], sports: [4, 2] })
  expect(archive.archiveGroupsOf([])).toEqual({ years: [], categories: [] })
})

test('an archive page is found by the end of its address', () => {
  const pages = archive.archivePagesOf(archive.archiveGroupsOf(notices))
  expect([...pages.keys()]).toEqual(['2027', '2026', '2019', 'general', 'fees', 'sports'])
  const sports = { href: '/notices/archive/sports', number: null, kind: 'category' }
  expect(pages.get('sports')).toMatchObject({ ...sports, newer: undefined, older: undefined })
  expect(archive.archiveHref({ key: 'sports' })).toBe(sports.href)
})

test('a year of many notices has numbered pages with links to their neighbours', () => {
  const year = Array.from({ length: 450 }, (_, index) => ({
    id: 450 - index,
    date: '2026-05-05',
    category: 'fees' as const,
  }))
  const pages = archive.archivePagesOf(archive.archiveGroupsOf(year))
  const about = (address: string) => {
    const { notices: rows, newer, older } = pages.get(address) ?? { notices: [] }
    return [rows[0]?.id, rows.at(-1)?.id, newer, older]
  }
  expect(about('2026')).toEqual([450, 301, undefined, 3])
  expect(about('2026/3')).toEqual([300, 201, null, 2])
  expect(about('2026/2')).toEqual([200, 101, 3, 1])
  expect(about('2026/1')).toEqual([100, 1, 2, undefined])
  expect(pages.get('2026/1')).toMatchObject({
    href: '/notices/archive/2026/1',
    number: 1,
  })
  expect([...pages.keys()].filter((key) => key.startsWith('fees'))).toHaveLength(4)
})

test('a link to a group has its count without its notices', () => {
  const { years } = archive.archiveLinksOf(archive.archiveGroupsOf(notices))
  expect(years[1]).toEqual({ kind: 'year', key: '2026', count: 2 })
})

const numbers = (count: number) => Array.from({ length: count }, (_, index) => count - index)

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [199, 199, 0],
  [200, 100, 1],
  [299, 199, 1],
  [1_050, 150, 9],
])('of %i rows %i are on the first page, the others on %i pages', (count, first, pages) => {
  const rows = numbers(count)
  const { newest, older } = archive.paged(rows)
  expect(newest).toHaveLength(first)
  expect(older).toHaveLength(pages)
  expect([...newest, ...older.toReversed().flat()]).toEqual(rows)
})

test('an added row changes no numbered page', () => {
  const before = archive.paged(numbers(350)).older
  for (const more of [1, 49, 50, 500]) {
    expect(archive.paged(numbers(350 + more)).older.slice(0, before.length)).toEqual(before)
  }
  expect(before[0]).toEqual(numbers(archive.PAGE_LENGTH))
})

const [third, second, first] = [
  { id: 3, title: 'C' },
  { id: 2, title: 'B' },
  { id: 1, title: 'A' },
]

test('a notice has the names of those next to it', () => {
  expect(archive.withNeighbours([third, second, first])).toEqual([
    { ...third, newer: null, older: second },
    { ...second, newer: third, older: first },
    { ...first, newer: second, older: null },
  ])
})

test('it is another object only if one of them has changed, in each language', () => {
  const before = archive.withNeighbours([third, second, first])
  const translated = archive.withNeighbours([{ ...third, title: 'ग' }, second, first])
  expect(translated[2]).toBe(before[2])
  expect(translated[1]).not.toBe(before[1])
  expect(archive.withNeighbours([third, second, first])[1]).toBe(before[1])
  expect(archive.withNeighbours([{ ...third, title: 'ग' }, second, first])[1]).toBe(translated[1])
})

const now = new Date('2026-12-12T10:00:00.000Z')
const [BEFORE, AFTER] = ['2026-12-12T10:00:00.000Z', '2026-12-12T10:00:00.001Z']
const open = { isPinned: false, publishFrom: null, publishUntil: null }
const rows = [
  { ...open, id: 1, date: '2026-11-01' },
  { ...open, id: 2, date: '2026-10-01', isPinned: true },
  { ...open, id: 3, date: '2026-11-01' },
  { ...open, id: 4, date: '2026-12-20', publishFrom: AFTER },
  { ...open, id: 5, date: '2026-12-01', isPinned: true, publishUntil: BEFORE },
  { ...open, id: 6, date: '2026-09-01', isPinned: true, publishFrom: BEFORE, publishUntil: AFTER },
]
const ids = (listed: readonly { id: number }[]) => listed.map(({ id }) => id)

test('pinned ones come first, then by newest date, then by id', () => {
  expect(ids(archive.shownNotices(rows, now))).toEqual([2, 6, 3, 1])
})

test('the archive includes past notices, marks them, and ignores pins', () => {
  const archived = archive.archivedNotices(rows, now)
  expect(ids(archived)).toEqual([5, 3, 1, 2, 6])
  expect(ids(archived.filter(({ isPast }) => isPast))).toEqual([5])
  expect(ids(archive.archivedNotices(rows, new Date(AFTER)))).toContain(4)
})

test('the same notice with the same status is the same object', () => {
  const [first] = archive.archivedNotices(rows, now)
  expect(archive.archivedNotices(rows, now)[0]).toBe(first)
  expect(archive.archivedNotices(rows, new Date(0)).find(({ id }) => id === 5)).not.toBe(first)
})

test('the newest is determined by date, not by pin', () => {
  expect(archive.newestNotice(archive.shownNotices(rows, now))?.id).toBe(3)
  expect(archive.newestNotice([])).toBeNull()
})
