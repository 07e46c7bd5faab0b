import { existsSync, statSync } from 'node:fs'
import { rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Problem } from '../../launcher/problem.mjs'
import { printStep, withProgress } from '../../launcher/progress.mjs'
import { directus } from '../directus.ts'
import type { Supervisor } from '../../lib/supervisor.ts'
import { copyRows } from './copy-rows.ts'
import { isDatabaseInstalled } from '../../lib/disk.ts'
import { movedFileOf, prepareDatabase } from '../database.ts'
import { openPostgres, quote, type Postgres } from './postgres.ts'
import { DAY_MS } from 'school-schema/values/durations'

type Environment = Record<string, string>

/** It exists in PostgreSQL while a move is not complete. */
export const INCOMPLETE = 'school_move'
/** How long the way back is open; the copy contains enquiries that are erased later. */
const KEPT_MS = 7 * DAY_MS

/**
 * Moves everything of the SQLite database to an empty PostgreSQL, which replaces it. A run that
 * was killed begins again; until all rows are there, SQLite is as it was.
 */
export async function moveToPostgres(
  dataDir: string,
  sqlite: Environment,
  postgres: Environment,
  supervisor: Supervisor,
): Promise<void> {
  const file = join(dataDir, 'cms.sqlite')
  const moved = movedFileOf(file)
  await removeOld(moved)
  if (!isDatabaseInstalled(dataDir) || !(existsSync(file) || existsSync(moved))) return
  const target = await openPostgres(postgres)
  try {
    const tables = await listTables(target)
    if (tables.length > 0 && !tables.includes(INCOMPLETE)) {
      if (existsSync(file)) reportUnmoved(file, tables)
      return
    }
    if (!existsSync(file)) await rename(moved, file)
    // SQLite has to be of this version of Directus.
    await prepareDatabase(dataDir, sqlite, supervisor)
    await target.query(`CREATE TABLE IF NOT EXISTS ${INCOMPLETE} ()`)
    for (const table of tables.filter((name) => name !== INCOMPLETE))
      await target.query(`DROP TABLE ${quote(table)} CASCADE`)
    await withProgress('Moving the CMS from SQLite to PostgreSQL', () =>
      copyModel(dataDir, sqlite, postgres, supervisor),
    )
    const source = new DatabaseSync(file, { readOnly: true })
    const copied = await copyRows(source, target, async () => {
      source.close()
      await utimes(file, new Date(), new Date())
      await rename(file, moved)
      await target.query(`DROP TABLE ${INCOMPLETE}`)
    })
    printStep(`All ${copied.rows} rows of ${copied.tables} tables are in PostgreSQL`)
    if (copied.changed)
      printStep(
        `Look at these texts, without characters that PostgreSQL does not store (NUL, half of a pair): ${copied.changed}`,
      )
  } finally {
    await target.end()
  }
}

/** The tables with their columns, by Directus's own commands, which know both databases. */
async function copyModel(
  dataDir: string,
  sqlite: Environment,
  postgres: Environment,
  supervisor: Supervisor,
) {
  const snapshot = join(dataDir, 'cms-model.yaml')
  await supervisor.run(directus(['bootstrap'], postgres))
  await supervisor.run(directus(['schema', 'snapshot', '--yes', snapshot], sqlite))
  await supervisor.run(directus(['schema', 'apply', '--yes', snapshot], postgres))
  await rm(snapshot)
}

/** Throws a Problem unless PostgreSQL has a CMS already, which is then used. */
function reportUnmoved(file: string, tables: readonly string[]): void {
  if (!tables.includes('directus_users'))
    throw new Problem('PostgreSQL has tables of something else: choose an empty database.')
  printStep(`PostgreSQL has a CMS already, which is used: ${file} is not moved`)
}

async function removeOld(moved: string): Promise<void> {
  const time = statSync(moved, { throwIfNoEntry: false })?.mtimeMs
  if (time !== undefined && Date.now() - time > KEPT_MS) await rm(moved)
}

async function listTables(postgres: Postgres): Promise<string[]> {
  const { rows } = await postgres.query(
    'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()',
  )
  return rows.map(({ tablename }) => String(tablename))
}
