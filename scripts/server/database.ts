import { Problem } from '../launcher/problem.mjs'
import { runSystem } from './system.ts'

const OUR_NAME = /^[a-z][a-z0-9_]*$/

type DatabaseSettings = NodeJS.Dict<string>

/** Creates the role and the database of a school in PostgreSQL of this machine. Does nothing for SQLite. */
export async function prepareDatabaseServer(given: DatabaseSettings): Promise<void> {
  const { DB_CLIENT, DB_HOST, DB_DATABASE = '', DB_USER = '', DB_PASSWORD = '' } = given
  if (DB_CLIENT !== 'pg' || DB_HOST !== '127.0.0.1') return
  if (![DB_DATABASE, DB_USER].every((name) => OUR_NAME.test(name)))
    throw new Problem('DB_DATABASE and DB_USER must be small letters, digits and underscores.')
  await runSystem('systemctl', 'enable', '--now', 'postgresql')
  const ask = (sql: string) => runSystem('runuser', '-u', 'postgres', '--', 'psql', '-qtAXc', sql)
  const isThere = async (table: string, column: string, name: string) =>
    (await ask(`SELECT 1 FROM ${table} WHERE ${column} = '${name}'`)).trim() === '1'
  const verb = (await isThere('pg_roles', 'rolname', DB_USER)) ? 'ALTER' : 'CREATE'
  await ask(`${verb} ROLE ${DB_USER} LOGIN PASSWORD '${DB_PASSWORD.replaceAll("'", "''")}'`)
  if (!(await isThere('pg_database', 'datname', DB_DATABASE)))
    await ask(`CREATE DATABASE ${DB_DATABASE} OWNER ${DB_USER}`)
}
