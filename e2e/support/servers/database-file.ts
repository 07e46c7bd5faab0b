import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A process that writes locks the file for moments. */
const LOCKED_MS = 10_000

/** Opens an SQLite database file, which other processes may have open too. */
export function withDatabase<Result>(
  file: string,
  work: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(file, { timeout: LOCKED_MS })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** The number of rows that contain this text, by table. */
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

/** Whether a database file or its log contains this text anywhere. */
export const hasBytes = (file: string, text: string): boolean =>
  [file, `${file}-wal`, `${file}-journal`].some(
    (path) => existsSync(path) && readFileSync(path).includes(text),
  )

/** Inserts an enquiry into the outbox like the site that has delivered it. Returns its id. */
export function insertIntoOutbox(dataDir: string, item: Record<string, unknown>): string {
  const id = crypto.randomUUID()
  withDatabase(join(dataDir, 'outbox.sqlite'), (outbox) =>
    outbox
      .prepare(
        `INSERT INTO enquiry (id, collection, item, received_at, next_at)
         VALUES (?, 'admission_form', ?, ?, ?)`,
      )
      .run(id, JSON.stringify(item), Date.now(), Date.now()),
  )
  return id
}

/** Inserts a revision of an item, as earlier settings of the CMS created them. */
export function insertRevision(dataDir: string, item: string, data: object): void {
  withDatabase(join(dataDir, 'cms.sqlite'), (cms) =>
    cms
      .prepare(
        `INSERT INTO directus_revisions (activity, collection, item, data)
         SELECT id, collection, item, ? FROM directus_activity WHERE item = ? LIMIT 1`,
      )
      .run(JSON.stringify(data), item),
  )
}
