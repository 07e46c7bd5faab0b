import { publishedNow, publicationStatusOf } from './publication-status.ts'

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
])('%s', (_, from, until, now, stage) => {
  expect(publicationStatusOf(schedule(from, until), at(now))).toBe(stage)
})

test.each(['08:00', '09:00', '17:00', '18:00', '19:00'])(
  'an end before the beginning, or at it, is never shown, not at %s either',
  (now) => {
    expect(publicationStatusOf(schedule('18:00', '09:00'), at(now))).toBe('hidden')
    expect(publicationStatusOf(schedule('09:00', '09:00'), at(now))).toBe('hidden')
  },
)

test('a time counts as the moment that it is, wherever it was written', () => {
  const row = { publishFrom: '2026-12-12T03:30:00.000Z', publishUntil: '2026-12-12T18:00:00+05:30' }
  expect(publicationStatusOf(row, at('08:59'))).toBe('hidden')
  expect(publicationStatusOf(row, at('09:00'))).toBe('shown')
  expect(publicationStatusOf(row, at('18:00'))).toBe('past')
})

test('what is shown keeps its order and stays the very same', () => {
  const rows = [schedule('10:00', null), schedule(null, null), schedule(null, '18:00')]
  const shown = publishedNow(rows, at('09:00'))
  expect(shown).toEqual([rows[1], rows[2]])
  expect(shown[0]).toBe(rows[1])
})
