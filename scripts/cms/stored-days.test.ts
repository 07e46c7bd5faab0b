import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { moveDaysToUtc } from './stored-days.ts'

const folder = mkdtempSync(join(tmpdir(), 'stored-days-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An SQLite database of the CMS with one day, and one time with the same milliseconds. */
function databaseWith(milliseconds: number): string {
  const file = join(folder, `${crypto.randomUUID()}.sqlite`)
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE "calendar date" ("from" date, "at" datetime)')
  database.prepare('INSERT INTO "calendar date" VALUES (?, ?), (NULL, NULL)').run(milliseconds, 1)
  database.close()
  return file
}

function storedIn(file: string) {
  const database = new DatabaseSync(file)
  const row = database.prepare('SELECT * FROM "calendar date"').get()
  database.close()
  return [new Date(Number(row?.['from'])).toISOString(), row?.['at']]
}

test.each([
  ['Asia/Kolkata', '2026-10-31T00:00:00+05:30', '2026-10-31'],
  ['Asia/Kolkata before 1906', '1897-02-01T00:00:00+05:21', '1897-02-01'],
  ['Asia/Kathmandu', '2026-04-14T00:00:00+05:45', '2026-04-14'],
  ['Pacific/Auckland in summer', '2027-01-01T00:00:00+13:00', '2027-01-01'],
  ['Pacific/Auckland in winter', '2027-07-01T00:00:00+12:00', '2027-07-01'],
  ['America/Los_Angeles in summer', '2028-02-29T00:00:00-08:00', '2028-02-29'],
  ['America/Los_Angeles in winter', '2026-07-04T00:00:00-07:00', '2026-07-04'],
  ['Pacific/Honolulu', '2026-12-31T00:00:00-10:00', '2026-12-31'],
  ['America/St_Johns', '2026-03-31T00:00:00-03:30', '2026-03-31'],
  ['Africa/Cairo, where midnight is left out', '2026-04-24T01:00:00+03:00', '2026-04-24'],
  ['America/Los_Angeles before 1970', '1969-12-31T00:00:00-08:00', '1969-12-31'],
])('a day of %s stays that day', (_, midnight, day) => {
  const file = databaseWith(Date.parse(midnight))
  expect(moveDaysToUtc(file)).toBe(1)
  expect(storedIn(file)).toEqual([`${day}T00:00:00.000Z`, 1])
  expect(moveDaysToUtc(file)).toBe(0)
  expect(storedIn(file)).toEqual([`${day}T00:00:00.000Z`, 1])
})

test.each(['2026-10-31', '1969-12-31', '1970-01-01'])('%s in UTC is not moved', (day) => {
  const file = databaseWith(Date.parse(day))
  expect(moveDaysToUtc(file)).toBe(0)
  expect(storedIn(file)[0]).toBe(`${day}T00:00:00.000Z`)
})
