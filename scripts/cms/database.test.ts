import { mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createSupervisor } from '../lib/supervisor.ts'
import { prepareDatabase } from './database.ts'

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
  ['cut in half', async (file) => truncate(file, (await stat(file)).size / 2)],
  ['cut by a page', async (file) => truncate(file, (await stat(file)).size - 4096)],
  ['overwritten in the middle', (file) => writeAt(file, 4096, Buffer.alloc(4096, 0x5a))],
  ['with a wrong header', (file) => writeAt(file, 0, Buffer.alloc(100))],
])('a database that is %s is refused, and stays', async (_, damage) => {
  await prepare()
  const file = join(folder, 'cms.sqlite')
  await damage(file)
  const before = await readFile(file)
  await expect(prepare()).rejects.toThrow(/cms\.sqlite is damaged \(.*from a backup/s)
  expect(await readFile(file)).toEqual(before)
})

async function writeAt(file: string, position: number, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(bytes, 0, bytes.length, position)
  await handle.close()
}

test('a broken-off installation starts again', async () => {
  await prepare()
  await rm(join(folder, 'cms-installed.json'))
  await rm(join(folder, 'cms.sqlite'))
  expect(await prepare()).toBe(true)
})
