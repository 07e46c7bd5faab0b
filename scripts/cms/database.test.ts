import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createSupervisor } from '../lib/supervisor.ts'
import { prepareDatabase, moveDaysToUtc } from './database.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Instead of Directus. */
const supervisor = {
  ...createSupervisor(),
  run: async ({ env }: { env: NodeJS.ProcessEnv }) => {
    const database = new DatabaseSync((env['DB_FILENAME'] ?? '').replace('string:', ''))
    database.exec('CREATE TABLE notification (date date, text text)')
    database.exec(`INSERT INTO notification VALUES (0, '${'text '.repeat(5_000)}')`)
    database.close()
  },
}

const prepare = () => {
  const DB_FILENAME = `string:${join(folder, 'cms.sqlite')}`
  const variables = { DB_CLIENT: 'sqlite3', DB_FILENAME }
  return prepareDatabase(folder, variables, supervisor)
}

test('a database is created once', async () => {
  expect(await prepare()).toBe(true)
  expect(await prepare()).toBe(false)
})

test.each([
  ['a deleted', () => rm(join(folder, 'cms.sqlite'))],
  ['an empty', () => writeFile(join(folder, 'cms.sqlite'), '')],
])('%s database is not replaced by the sample', async (_, lose) => {
  await prepare()
  await lose()
  const before = await readdir(folder)
  await expect(prepare()).rejects.toThrow(/cms\.sqlite is missing or empty.*from a backup/)
  expect(await readdir(folder)).toEqual(before)
})

test.each<[string, (file: string) => Promise<unknown>]>([
  ['no database', (file) => writeFile(file, 'not a database '.repeat(600))],
  ['cut by a page', async (file) => truncate(file, (await stat(file)).size - 4096)],
])('a database that is %s is refused, and stays', async (_, damage) => {
  await prepare()
  const file = join(folder, 'cms.sqlite')
  await damage(file)
  const before = await readFile(file)
  await expect(prepare()).rejects.toThrow(/cms\.sqlite is damaged \(.*from a backup/s)
  expect(await readFile(file)).toEqual(before)
})

test('a broken-off installation starts again', async () => {
  await prepare()
  await rm(join(folder, 'cms-installed.json'))
  await rm(join(folder, 'cms.sqlite'))
  expect(await prepare()).toBe(true)
})

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
  ['Pacific/Auckland in summer', '2027-01-01T00:00:00+13:00', '2027-01-01'],
  ['Pacific/Honolulu', '2026-12-31T00:00:00-10:00', '2026-12-31'],
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
