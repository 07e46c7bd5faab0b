import { isSuspect, readClock, type ClockRecord } from './clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-28T10:00:00Z')
const known: ClockRecord = { believedAt: NOW }

/** The record after hourly readings of a clock that begins at `start`. */
function runFor(hours: number, record: ClockRecord, start: number): ClockRecord {
  let read = readClock(record, start, 0)
  for (let hour = 1; hour <= hours; hour += 1) read = readClock(read, start + hour * HOUR, HOUR)
  return read
}

const isBelieved = (record: ClockRecord) => record.jump === undefined

test.each([
  ['an hour later', HOUR],
  ['after a long weekend', 3.9 * DAY],
  ['set back by the hours of a time zone', -13 * HOUR],
])('the clock %s is believed at once', (_, ms) => {
  expect(readClock(known, NOW + ms, 0)).toEqual({ believedAt: NOW + ms })
})

test.each([
  ['18 months ahead', 550 * DAY],
  ['after holidays of three weeks', 21 * DAY],
  ['a year back', -365 * DAY],
  ['at 1 January 2000', Date.parse('2000-01-01T00:00:00Z') - NOW],
])('the clock %s is believed after it has run for a day', (_, ms) => {
  expect(isBelieved(runFor(23, known, NOW + ms))).toBe(false)
  expect(runFor(24, known, NOW + ms)).toEqual({ believedAt: NOW + ms + DAY })
})

test('a clock that is right again is believed at once', () => {
  const wrong = runFor(5, known, NOW + 550 * DAY)
  expect(readClock(wrong, NOW + 6 * HOUR, HOUR)).toEqual({ believedAt: NOW + 6 * HOUR })
})

test('starts, and a clock that moves by itself, are not a day of running', () => {
  let read = known
  for (let start = 0; start < 50; start += 1) read = readClock(read, NOW + (550 + start) * DAY, 0)
  expect(isBelieved(read)).toBe(false)
  // Set once more while it runs.
  read = readClock(read, NOW + 900 * DAY, 23 * HOUR)
  expect(isBelieved(runFor(23, read, NOW + 900 * DAY))).toBe(false)
})

test('a computer that is off at night is believed on the third day', () => {
  let read = known
  const days = [0, 1, 2, 3].map((day) => {
    read = runFor(8, read, NOW + (30 + day) * DAY)
    return isBelieved(read)
  })
  expect(days).toEqual([false, false, true, true])
})

test('two programs that read it in turn do not halve the day', () => {
  let read = readClock(known, NOW + 30 * DAY, 0)
  for (let half = 1; half <= 46; half += 1)
    read = readClock(read, NOW + 30 * DAY + (half * HOUR) / 2, HOUR)
  expect(isBelieved(read)).toBe(false)
})

test('between two readings, a clock is suspect as soon as it has jumped', () => {
  jest.useFakeTimers({ now: NOW + 550 * DAY })
  expect([known, { believedAt: NOW + 549 * DAY }, null].map(isSuspect)).toEqual([
    true,
    false,
    false,
  ])
  expect(isSuspect(runFor(23, known, NOW + 550 * DAY - 23 * HOUR))).toBe(true)
  jest.useRealTimers()
})
