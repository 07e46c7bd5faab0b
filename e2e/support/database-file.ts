import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Works on a database of SQLite as a file, beside whoever else has it open. */
export function withDatabase<Result>(
  file: string,
  work: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** The tables of a database that have a row in which this text stands, each with how many. */
export function tablesWith(file: string, text: string): Record<string, number> {
  return withDatabase(file, (database) => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    const counts = tables.map(({ name }) => {
      const rows = database.prepare(`SELECT * FROM "${String(name)}"`).all()
      return [
        String(name),
        rows.filter((row) => JSON.stringify(row).includes(text)).length,
      ] as const
    })
    return Object.fromEntries(counts.filter(([, count]) => count > 0))
  })
}

/** Whether the bytes of a database, its log included, have this text anywhere. */
export const hasBytes = (file: string, text: string): boolean =>
  [file, `${file}-wal`, `${file}-journal`].some(
    (path) => existsSync(path) && readFileSync(path).includes(text),
  )
