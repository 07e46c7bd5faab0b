import { messageOf } from '../../launcher/problem.mjs'
import { quote, type Postgres } from './postgres.ts'

/**
 * Inserts rows within a transaction; returns those that PostgreSQL refuses, each with its key and the reason. SQLite
 * stores any value in any column: a text that is too long, a number that is no integer.
 */
export async function insertRows(
  postgres: Postgres,
  table: string,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const names = columns.map(quote).join(', ')
  const insert = `INSERT INTO ${quote(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${quote(table)}, $1)`
  await postgres.query('SAVEPOINT before_rows')
  try {
    await postgres.query(insert, [JSON.stringify(rows)])
    return []
  } catch (error) {
    await postgres.query('ROLLBACK TO before_rows')
    if (rows.length === 1) return [`${table} ${String(Object.values(first)[0])} (${reason(error)})`]
    const middle = Math.ceil(rows.length / 2)
    return [
      ...(await insertRows(postgres, table, columns, rows.slice(0, middle))),
      ...(await insertRows(postgres, table, columns, rows.slice(middle))),
    ]
  }
}

/** Without the value, which may be personal. */
const reason = (error: unknown) => messageOf(error).replace(/(: |value )".*?"/gs, '$1…')
