import { archivedNotices, newestNotice, shownNotices } from './lists.ts'

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
const ids = (notices: readonly { id: number }[]) => notices.map(({ id }) => id)

test('pinned ones stand first, then newest date, then newest number', () => {
  expect(ids(shownNotices(rows, now))).toEqual([2, 6, 3, 1])
})

test('the archive keeps what is past, knows it, and is in no need of pins', () => {
  const archive = archivedNotices(rows, now)
  expect(ids(archive)).toEqual([5, 3, 1, 2, 6])
  expect(ids(archive.filter(({ isPast }) => isPast))).toEqual([5])
})

test('what is yet to come is in no archive until its moment', () => {
  expect(ids(archivedNotices(rows, now))).not.toContain(4)
  expect(ids(archivedNotices(rows, new Date(AFTER)))).toContain(4)
})

test('the same notice at the same stage is the same object', () => {
  const [first] = archivedNotices(rows, now)
  expect(archivedNotices(rows, now)[0]).toBe(first)
  expect(archivedNotices(rows, new Date(0)).find(({ id }) => id === 5)).not.toBe(first)
})

test('the newest is so by its date, though another is pinned above it', () => {
  expect(newestNotice(shownNotices(rows, now))?.id).toBe(3)
  expect(newestNotice([])).toBeNull()
})
