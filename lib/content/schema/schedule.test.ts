import * as schedules from './schedule.ts'
import { english } from '../../messages/messages.ts'

const at = (time: string) => new Date(`2026-12-12T${time}+05:30`)
const schedule = (from: string | null, until: string | null) => ({
  publishFrom: from && at(from).toISOString(),
  publishUntil: until && at(until).toISOString(),
})

test.each([
  ['without times', null, null, '09:00:00.000', 'shown'],
  ['a moment before its time', '09:00', null, '08:59:59.999', 'hidden'],
  ['at its very time', '09:00', null, '09:00:00.000', 'shown'],
  ['long after it, without an end', '09:00', null, '23:59:59.999', 'shown'],
  ['a moment before its end', null, '18:00', '17:59:59.999', 'shown'],
  ['at its very end', null, '18:00', '18:00:00.000', 'past'],
  ['before both', '09:00', '18:00', '08:59:00.000', 'hidden'],
  ['between both', '09:00', '18:00', '12:00:00.000', 'shown'],
  ['one minute long, within', '09:00', '09:01', '09:00:59.999', 'shown'],
  ['one minute long, after', '09:00', '09:01', '09:01:00.000', 'past'],
])('%s', (_, from, until, now, status) => {
  expect(schedules.publicationStatusOf(schedule(from, until), at(now))).toBe(status)
})

test.each(['08:00', '09:00', '17:00', '18:00', '19:00'])(
  'a row whose end is not after its start is never shown, not at %s either',
  (now) => {
    expect(schedules.publicationStatusOf(schedule('18:00', '09:00'), at(now))).toBe('hidden')
    expect(schedules.publicationStatusOf(schedule('09:00', '09:00'), at(now))).toBe('hidden')
  },
)

test('a time with an offset is compared as an instant', () => {
  const row = { publishFrom: '2026-12-12T03:30:00.000Z', publishUntil: '2026-12-12T18:00:00+05:30' }
  const statuses = ['08:59', '09:00', '18:00'].map((now) =>
    schedules.publicationStatusOf(row, at(now)),
  )
  expect(statuses).toEqual(['hidden', 'shown', 'past'])
})

test('shown rows keep their order and identity', () => {
  const rows = [schedule('10:00', null), schedule(null, null), schedule(null, '18:00')]
  const shown = schedules.publishedNow(rows, at('09:00'))
  expect(shown).toEqual([rows[1], rows[2]])
  expect(shown[0]).toBe(rows[1])
})

test.each([
  ['in the afternoon', '2026-12-12T16:00:00+05:30'],
  ['at midnight, which ends the day', '2026-12-13T00:00:00+05:30'],
  ['in the first minute of the school’s day', '2026-12-12T00:01:00+05:30'],
  ['in the evening of the server’s day before', '2026-12-11T18:31:00.000Z'],
])('a notice that ended %s states its last day', (_, publishUntil) => {
  const sentence = 'This is an old notice. It was valid until 12 December 2026.'
  expect(schedules.pastSentence(english, { isPast: true, publishUntil })).toBe(sentence)
  expect(schedules.pastSentence(english, { isPast: false, publishUntil })).toBeNull()
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
const ids = (notices: readonly { id: number }[]) => notices.map(({ id }) => id)

test('pinned ones come first, then by newest date, then by id', () => {
  expect(ids(schedules.shownNotices(rows, now))).toEqual([2, 6, 3, 1])
})

test('the archive includes past notices, marks them, and ignores pins', () => {
  const archive = schedules.archivedNotices(rows, now)
  expect(ids(archive)).toEqual([5, 3, 1, 2, 6])
  expect(ids(archive.filter(({ isPast }) => isPast))).toEqual([5])
  expect(ids(schedules.archivedNotices(rows, new Date(AFTER)))).toContain(4)
})

test('the same notice with the same status is the same object', () => {
  const [first] = schedules.archivedNotices(rows, now)
  expect(schedules.archivedNotices(rows, now)[0]).toBe(first)
  expect(schedules.archivedNotices(rows, new Date(0)).find(({ id }) => id === 5)).not.toBe(first)
})

test('the newest is determined by date, not by pin', () => {
  expect(schedules.newestNotice(schedules.shownNotices(rows, now))?.id).toBe(3)
  expect(schedules.newestNotice([])).toBeNull()
})
