import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Problem } from '../../launcher/problem.mjs'
import { findDifferences } from './copy-rows.ts'
import { movedFileOf } from '../database.ts'
import { INCOMPLETE } from './move-to-postgres.ts'
import { openPostgres } from './postgres.ts'

/**
 * Makes the SQLite database from before the move the one to use, unless something was written since.
 * Throws a Problem that names what.
 */
export async function goBackToSqlite(
  dataDir: string,
  postgres: Record<string, string>,
): Promise<void> {
  const file = join(dataDir, 'cms.sqlite')
  const moved = movedFileOf(file)
  if (!existsSync(moved))
    throw new Problem('There is no SQLite database from before a move, which is kept for a week.')
  const target = await openPostgres(postgres)
  const source = new DatabaseSync(moved, { readOnly: true })
  try {
    const written = await findDifferences(source, target)
    if (written.length > 0)
      throw new Problem(`PostgreSQL has been written to since the move: ${written.join(', ')}.`)
    // If PostgreSQL is set again, SQLite is moved again.
    await target.query(`CREATE TABLE IF NOT EXISTS ${INCOMPLETE} ()`)
  } finally {
    source.close()
    await target.end()
  }
  await rename(moved, file)
}
