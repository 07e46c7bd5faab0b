import { join, resolve } from 'node:path'
import { cmsFolder } from '../launcher/folders.mjs'
import { Problem } from '../launcher/problem.mjs'
import type { Settings } from '../lib/environment.ts'
import type { Manifest } from './manifest.ts'

const BY_HAND =
  'Stop the site, so that no enquiry moves meanwhile, then keep DATA_DIR and a dump of the database together (docs/operating.md, "Backup").'

/** The folder that an argument names, from where the reader typed it: npm changes to the project. */
export const namedFolder = (argument: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), argument)

/** The file of the CMS's database; throws a Problem that says what to do where it is no file of ours. */
export function ownDatabase({ dataDir, existingCms, embeddedCms }: Settings): string {
  const { DB_CLIENT = 'sqlite3', DB_FILENAME } = embeddedCms.database
  if (existingCms)
    throw new Problem(
      `The CMS at ${existingCms.url} is backed up and restored where it runs. ${BY_HAND}`,
    )
  if (DB_CLIENT === 'pg')
    throw new Problem(
      `The CMS's content is in PostgreSQL, which pg_dump and pg_restore look after. ${BY_HAND}`,
    )
  return DB_FILENAME ? resolve(cmsFolder, DB_FILENAME) : join(dataDir, 'cms.sqlite')
}

/** Prints how many rows of each collection a backup has. */
export function printRows({ rows }: Manifest): void {
  for (const [name, count] of Object.entries(rows))
    if (count > 0) console.log(`  ${name.padEnd(20)} ${count}`)
}
