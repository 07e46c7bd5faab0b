import { DatabaseSync } from 'node:sqlite'

const PATIENCE_MS = 20_000

/**
 * Copies a database as it is at one moment, while others write to it. Rows that were erased are not
 * in the copy, which SQLite writes from scratch, without the free places of the original.
 */
export function snapshot(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: PATIENCE_MS })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
}

/** What SQLite finds wrong with a database; null when it is sound. */
export function faultOf(file: string): string | null {
  try {
    return withCopy(file, (database) => {
      const verdict = String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check'])
      return verdict === 'ok' ? null : verdict
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Reads a copy that nobody else has open. */
export function withCopy<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}
