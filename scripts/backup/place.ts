import { join, resolve } from 'node:path'
import { cmsFolder } from '../launcher/folders.mjs'
import { Problem } from '../launcher/problem.mjs'
import { formatCount } from '../lib/command.ts'
import type { Settings } from '../lib/environment.ts'
import type { MadeBackup } from './backup.ts'
import type { CmsDatabase } from './cms-database.ts'
import type { Manifest } from './manifest.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'

const BY_HAND =
  'Stop the site, so that no enquiry moves meanwhile, then keep DATA_DIR and a dump of the database together (docs/operating.md, "Backup").'

/** The folder in an argument, relative to the user's working directory: npm changes to the project. */
export const namedFolder = (argument: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), argument)

/** The database of the CMS; throws a Problem with advice if it is not ours. */
export function ownDatabase({ dataDir, existingCms, embeddedCms }: Settings): CmsDatabase {
  const { DB_CLIENT = 'sqlite3', DB_FILENAME } = embeddedCms.database
  if (existingCms)
    throw new Problem(
      `The CMS at ${existingCms.url} is backed up and restored where it runs. ${BY_HAND}`,
    )
  if (DB_CLIENT === 'pg') return postgresDatabase(embeddedCms.database)
  return sqliteDatabase(DB_FILENAME ? resolve(cmsFolder, DB_FILENAME) : join(dataDir, 'cms.sqlite'))
}

/** The name of a new backup: its time. */
export const nameOfTime = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

/** Prints the content of a backup, and missing files of the CMS. */
export function printBackup({ manifest, missingFiles }: MadeBackup): void {
  printRows(manifest)
  if (missingFiles > 0)
    console.log(
      `${formatCount(missingFiles, 'file')} of the CMS could not be copied completely: see docs/operating.md, "Backup".`,
    )
}

/** Prints the number of rows in a backup by collection. */
export function printRows({ rows }: Manifest): void {
  for (const [name, count] of Object.entries(rows))
    if (count > 0) console.log(`  ${name.padEnd(20)} ${count}`)
}
