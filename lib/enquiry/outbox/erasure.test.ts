import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import {
  clockJumpedAfter,
  eraseBackedUpEnquiries,
  eraseExpiredEnquiries,
  isClockBelieved,
  timeOfReceipt,
} from './erasure.ts'
import { openOutbox } from './schema.ts'
import { DAY_MS, HOUR_MS } from 'school-schema/values/durations'

const NOW = Date.parse('2026-11-28T10:00:00Z')

const folder = temporaryFolder()
let outbox: DatabaseSync
beforeEach(() => (outbox = openOutbox(path.join(folder, `${crypto.randomUUID()}.sqlite`))))
afterEach(() => outbox.close())

/** Adds enquiries with their ages in days. */
function add(ages: Record<string, number>, item = ''): void {
  const insert = outbox.prepare(
    "INSERT INTO enquiry (id, collection, item, received_at, next_at) VALUES (?, '', ?, ?, 0)",
  )
  for (const [id, days] of Object.entries(ages)) insert.run(id, item, Date.now() - days * DAY_MS)
}

const storedIds = () =>
  outbox
    .prepare('SELECT id FROM enquiry ORDER BY id')
    .all()
    .map(({ id }) => id)

test('expired enquiries are erased, unless the CMS does not have them', () => {
  add({ pending: 397, refused: 397, delivered: 397, young: 395 })
  outbox.exec("UPDATE enquiry SET refusal = 'X' WHERE id = 'refused'")
  outbox.exec("UPDATE enquiry SET delivered_at = 1 WHERE id IN ('delivered', 'young')")
  expect(eraseExpiredEnquiries(outbox, 396)).toBe(1)
  expect(storedIds()).toEqual(['pending', 'refused', 'young'])
})

test('enquiries in a backup are erased, except pending ones and those of the last week', () => {
  add({ old: 7.1, recent: 6.9, pending: 8, elsewhere: 8 })
  outbox.exec("UPDATE enquiry SET delivered_at = 1 WHERE id <> 'pending'")
  eraseBackedUpEnquiries(outbox, ['old', 'recent', 'pending'])
  expect(storedIds()).toEqual(['elsewhere', 'pending', 'recent'])
})

test('neither an erased enquiry nor one that was deleted before stays in the file', () => {
  // Without the outbox's setting that overwrites deleted rows.
  outbox.exec('PRAGMA secure_delete = OFF')
  const canary = 'a-canary-that-must-not-stay'
  add({ delivered: 2, erased: 2 }, canary.repeat(400))
  outbox.exec("DELETE FROM enquiry WHERE id = 'delivered'")
  outbox.exec('UPDATE enquiry SET delivered_at = 1')
  eraseExpiredEnquiries(outbox, 1)
  const files = readdirSync(folder).map((name) => path.join(folder, name))
  expect(files.filter((file) => readFileSync(file).includes(canary))).toEqual([])
})

describe('the clock', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick'] }))
  afterEach(() => void jest.useRealTimers())

  /** Reads the clock every hour, as the site does. */
  function runFor(hours: number): boolean {
    for (let hour = 0; hour < hours; hour += 1) {
      jest.advanceTimersByTime(HOUR_MS)
      isClockBelieved(outbox)
    }
    return clockJumpedAfter(outbox) === null
  }

  test.each([550 * DAY_MS, 21 * DAY_MS, -365 * DAY_MS])(
    'a clock that is moved by %d ms is believed a day later, and one that is right again at once',
    (jump) => {
      expect(isClockBelieved(outbox)).toBe(true)
      jest.setSystemTime(NOW + jump)
      expect(isClockBelieved(outbox)).toBe(false)
      expect(clockJumpedAfter(outbox)).toBe(NOW)
      expect(runFor(23)).toBe(false)
      jest.setSystemTime(NOW + DAY_MS)
      expect(isClockBelieved(outbox)).toBe(true)
      jest.setSystemTime(NOW + jump)
      expect(isClockBelieved(outbox)).toBe(false)
      expect(runFor(24)).toBe(true)
    },
  )

  test('an outbox of an earlier version ran when it received its newest enquiry', () => {
    const add = outbox.prepare('INSERT INTO enquiry VALUES (?, ?, ?, ?, 0, 0, NULL, NULL)')
    add.run('a', 'admission', '{}', NOW - 10 * DAY_MS)
    expect(isClockBelieved(outbox)).toBe(false)
  })

  test('a clock that starts in the past makes no enquiry old', () => {
    isClockBelieved(outbox)
    jest.setSystemTime(Date.parse('2000-01-01T00:00:00Z'))
    expect(timeOfReceipt(outbox)).toBe(NOW)
    jest.setSystemTime(NOW + HOUR_MS)
    expect(timeOfReceipt(outbox)).toBe(NOW + HOUR_MS)
  })
})
