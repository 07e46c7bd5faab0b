import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createSupervisor } from '../supervisor.ts'
import { prepareDatabase } from './database.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** In place of Directus. */
const supervisor = {
  ...createSupervisor(),
  run: async ({ env }: { env: NodeJS.ProcessEnv }) => {
    const database = new DatabaseSync((env['DB_FILENAME'] ?? '').replace('string:', ''))
    database.exec('CREATE TABLE notification (date date)')
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

test('a broken-off installation starts again', async () => {
  await prepare()
  await rm(join(folder, 'cms-installed.json'))
  await rm(join(folder, 'cms.sqlite'))
  expect(await prepare()).toBe(true)
})
