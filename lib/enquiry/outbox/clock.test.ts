import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { clockJumpedAfter, isClockBelieved, timeOfReceipt } from './clock.ts'
import { openOutbox } from './schema.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-28T10:00:00Z')

const folder = temporaryFolder()
let outbox: DatabaseSync
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick'] })
  outbox = openOutbox(path.join(folder, `${crypto.randomUUID()}.sqlite`))
})
afterEach(() => {
  outbox.close()
  jest.useRealTimers()
})

/** Reads the clock every hour, as the site does. */
function runFor(hours: number): boolean {
  for (let hour = 0; hour < hours; hour += 1) {
    jest.advanceTimersByTime(HOUR)
    isClockBelieved(outbox)
  }
  return clockJumpedAfter(outbox) === null
}

test.each([550 * DAY, 21 * DAY, -365 * DAY])(
  'a clock that is moved by %d ms is believed a day later, and one that is right again at once',
  (jump) => {
    expect(isClockBelieved(outbox)).toBe(true)
    jest.setSystemTime(NOW + jump)
    expect(isClockBelieved(outbox)).toBe(false)
    expect(clockJumpedAfter(outbox)).toBe(NOW)
    expect(runFor(23)).toBe(false)
    jest.setSystemTime(NOW + DAY)
    expect(isClockBelieved(outbox)).toBe(true)
    jest.setSystemTime(NOW + jump)
    expect(isClockBelieved(outbox)).toBe(false)
    expect(runFor(24)).toBe(true)
  },
)

test('an outbox of an earlier version ran when it received its newest enquiry', () => {
  const add = outbox.prepare('INSERT INTO enquiry VALUES (?, ?, ?, ?, 0, 0, NULL, NULL)')
  add.run('a', 'admission', '{}', NOW - 10 * DAY)
  expect(isClockBelieved(outbox)).toBe(false)
})

test('a clock that starts in the past makes no enquiry old', () => {
  isClockBelieved(outbox)
  jest.setSystemTime(Date.parse('2000-01-01T00:00:00Z'))
  expect(timeOfReceipt(outbox)).toBe(NOW)
  jest.setSystemTime(NOW + HOUR)
  expect(timeOfReceipt(outbox)).toBe(NOW + HOUR)
})
