import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cmsFolder } from '../../launcher/folders.mjs'
import { during } from '../../launcher/progress.mjs'
import { writeFileSafely } from '../disk.ts'
import { directus } from '../programs.ts'
import type { Supervisor } from '../supervisor.ts'

type Environment = Record<string, string>

const recordOf = (dataDir: string) => join(dataDir, 'cms-installed.json')

/** Whether this data folder ever had a complete database. */
export const isDatabaseInstalled = (dataDir: string): boolean => existsSync(recordOf(dataDir))

/**
 * Brings the database to the installed Directus: system tables, migrations, first administrator.
 * Does nothing when the record in the data folder says that this was done. Returns whether the
 * database is new.
 */
export async function prepareDatabase(
  dataDir: string,
  environment: Environment,
  supervisor: Supervisor,
): Promise<boolean> {
  const file = sqliteFile(environment)
  if (file) await protect(file)
  const wanted = await describe(environment)
  const done = await readFile(recordOf(dataDir), 'utf8').catch(() => undefined)
  const isThere = file ? existsSync(file) : done !== undefined
  if (isThere && done === wanted) return false
  await during(isThere ? "Updating the CMS's database" : "Creating the CMS's database", () =>
    file && !isThere
      ? createSqlite(file, environment, supervisor)
      : supervisor.run(directus('bootstrap', environment)),
  )
  await writeFileSafely(recordOf(dataDir), wanted, 0o600)
  return !isThere
}

/**
 * Directus takes a half-made database for a complete one, without an administrator. So it is made
 * under another name and renamed when it is complete.
 */
async function createSqlite(file: string, environment: Environment, supervisor: Supervisor) {
  const draft = `${file}.new`
  await rm(draft, { force: true })
  await rm(`${draft}-journal`, { force: true })
  await supervisor.run(
    directus('bootstrap', { ...environment, DB_FILENAME: `${TEXT_PREFIX}${draft}` }),
  )
  await rename(draft, file)
  await protect(file)
}

/** For its owner alone. SQLite gives its journals the mode of the database. */
async function protect(file: string): Promise<void> {
  if (existsSync(file)) await chmod(file, 0o600)
}

/** Prevents Directus from guessing a number or a list in a value. */
const TEXT_PREFIX = 'string:'

function sqliteFile({ DB_CLIENT, DB_FILENAME = '' }: Environment): string | undefined {
  if (DB_CLIENT !== 'sqlite3') return undefined
  return resolve(cmsFolder, DB_FILENAME.replace(TEXT_PREFIX, ''))
}

async function describe(environment: Environment): Promise<string> {
  const { DB_CLIENT, DB_HOST, DB_PORT, DB_DATABASE, DB_CONNECTION_STRING } = environment
  const manifest = await readFile(join(cmsFolder, 'node_modules/directus/package.json'), 'utf8')
  const place = [DB_CLIENT, DB_HOST, DB_PORT, DB_DATABASE, DB_CONNECTION_STRING]
  return `${JSON.stringify({
    directus: String(Reflect.get(JSON.parse(manifest), 'version')),
    database: createHash('sha256').update(JSON.stringify(place)).digest('hex'),
  })}\n`
}
