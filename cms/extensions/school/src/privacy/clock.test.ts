import { openDatabase, type MemoryDatabase } from '../testing/database.ts'
import { isClockBelieved, timeOfReceipt } from './clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-28T10:00:00Z')

let database: MemoryDatabase
beforeEach(async () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  database = await openDatabase()
  await database.raw('CREATE TABLE directus_activity (timestamp datetime)')
})
afterEach(async () => {
  await database.destroy()
  jest.useRealTimers()
})

test('the CMS believes a clock that has jumped after it has run for a day', async () => {
  expect(await isClockBelieved(database)).toBe(true)
  jest.setSystemTime(NOW + 550 * DAY)
  const readings: boolean[] = []
  for (let hour = 0; hour <= 24; hour += 1) {
    readings.push(await isClockBelieved(database))
    jest.advanceTimersByTime(HOUR)
  }
  expect(readings.indexOf(true)).toBe(24)
})

test('the database of an earlier version ran when it recorded its newest activity', async () => {
  await database('directus_activity').insert([{ timestamp: NOW - 30 * DAY }, { timestamp: 0 }])
  expect(await isClockBelieved(database)).toBe(false)
})

test('a clock that starts in the past makes no enquiry of the office old', async () => {
  await isClockBelieved(database)
  jest.setSystemTime(Date.parse('2000-01-01T00:00:00Z'))
  expect(await timeOfReceipt(database)).toEqual(new Date(NOW))
})
