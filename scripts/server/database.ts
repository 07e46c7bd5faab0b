import { Problem } from '../launcher/problem.mjs'
import { runSystem } from './system.ts'

const OUR_NAME = /^[a-z][a-z0-9_]*$/

type DatabaseSettings = NodeJS.Dict<string>

/** Creates the role and the database of a school in PostgreSQL on this machine. Does nothing otherwise. */
export async function prepareDatabaseServer(given: DatabaseSettings): Promise<void> {
  const { DB_DATABASE = '', DB_USER = '', DB_PASSWORD = '' } = given
  if (!isLocalPostgres(given)) return
  if (![DB_DATABASE, DB_USER].every((name) => OUR_NAME.test(name)))
    throw new Problem('DB_DATABASE and DB_USER must be small letters, digits and underscores.')
  await runSystem('systemctl', 'enable', '--now', 'postgresql')
  const verb = (await isThere('pg_roles', 'rolname', DB_USER)) ? 'ALTER' : 'CREATE'
  await ask(`${verb} ROLE ${DB_USER} LOGIN PASSWORD '${DB_PASSWORD.replaceAll("'", "''")}'`)
  if (!(await isThere('pg_database', 'datname', DB_DATABASE)))
    await ask(`CREATE DATABASE ${DB_DATABASE} OWNER ${DB_USER}`)
}

/**
 * The variables of a second database for a probe; none for SQLite, whose database is in the data
 * folder. On a server elsewhere, the database must exist: `<DB_DATABASE>_probe`, owned by the same
 * role.
 */
export async function prepareProbeDatabase(given: DatabaseSettings): Promise<DatabaseSettings> {
  if (given['DB_CLIENT'] !== 'pg') return {}
  const name = `${given['DB_DATABASE']}_probe`
  if (isLocalPostgres(given)) {
    await ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await ask(`CREATE DATABASE ${name} OWNER ${given['DB_USER']}`)
  }
  return { DB_DATABASE: name }
}

/** Removes the probe's database from PostgreSQL on this machine. */
export async function removeProbeDatabase(given: DatabaseSettings): Promise<void> {
  if (isLocalPostgres(given))
    await ask(`DROP DATABASE IF EXISTS ${given['DB_DATABASE']}_probe WITH (FORCE)`)
}

const isLocalPostgres = ({ DB_CLIENT, DB_HOST }: DatabaseSettings) =>
  DB_CLIENT === 'pg' && DB_HOST === '127.0.0.1'

const ask = (sql: string) =>
  runSystem('runuser', '-u', 'postgres', '--', 'psql', '-qtAX', '-v', 'ON_ERROR_STOP=1', '-c', sql)

const isThere = async (table: string, column: string, name: string) =>
  (await ask(`SELECT 1 FROM ${table} WHERE ${column} = '${name}'`)).trim() === '1'
