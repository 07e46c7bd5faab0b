import { DatabaseSync } from 'node:sqlite'
import { DAY_MS, HOUR_MS } from 'school-schema/values/durations'

/** A midnight between 13 hours before that of UTC, as in New Zealand, and 11 hours after it. */
const FURTHEST_EAST_MS = 13 * HOUR_MS

/**
 * Directus stores a day in SQLite as the milliseconds of its midnight in the time zone of its
 * process, which was that of the computer before it was always UTC. Moves every other midnight to
 * that of the same day in UTC, and returns their number. Days in UTC stay, however often it runs.
 */
export function moveDaysToUtc(file: string): number {
  const database = new DatabaseSync(file)
  try {
    database.exec('BEGIN IMMEDIATE')
    const moved = listDayColumns(database).map(({ table, column }) => {
      const past = `((${column} + ${FURTHEST_EAST_MS}) % ${DAY_MS} + ${DAY_MS}) % ${DAY_MS}`
      return database
        .prepare(
          `UPDATE ${table} SET ${column} = ${column} + ${FURTHEST_EAST_MS} - ${past}
           WHERE typeof(${column}) = 'integer' AND ${column} % ${DAY_MS} <> 0`,
        )
        .run().changes
    })
    database.exec('COMMIT')
    return moved.reduce<number>((sum, changes) => sum + Number(changes), 0)
  } finally {
    // Undoes a transaction that was not committed.
    database.close()
  }
}

const quote = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`

const listDayColumns = (database: DatabaseSync) =>
  database
    .prepare(
      `SELECT sqlite_master.name AS "table", columns.name AS "column"
       FROM sqlite_master, pragma_table_info(sqlite_master.name) AS columns
       WHERE sqlite_master.type = 'table' AND lower(columns.type) = 'date'`,
    )
    .all()
    .map((row) => ({ table: quote(row['table']), column: quote(row['column']) }))
