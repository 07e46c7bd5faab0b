import { Problem } from '../launcher/problem.mjs'
import type { CmsDatabase } from './cms-database.ts'
import { runTool, ToolFailure } from './tool.ts'

export const POSTGRES_COPY = 'cms.dump'

const QUIET = () => undefined

/**
 * A CMS database in PostgreSQL, saved by PostgreSQL's own programs.
 * @param settings the DB_* variables
 */
export function postgresDatabase(settings: Record<string, string>): CmsDatabase {
  const env = postgresVariables(settings)
  const run = (command: string, args: string[]) =>
    runTool({ command, args, env, debianPackage: 'postgresql-client' }, QUIET)
  return {
    file: POSTGRES_COPY,
    save: (to) => run('pg_dump', ['--no-password', '--format=custom', `--file=${to}`]),
    async load(from, mayReplace) {
      const options = ['--no-password', '--single-transaction', '--exit-on-error', '--no-owner']
      const replace = mayReplace ? ['--clean', '--if-exists'] : []
      const args = [...options, '--no-privileges', ...replace, `--dbname=${env.PGDATABASE}`, from]
      try {
        await run('pg_restore', args)
      } catch (error) {
        if (!(error instanceof ToolFailure) || !error.errors.includes('already exists')) throw error
        throw new Problem(
          `The database ${env.PGDATABASE} is not empty: name another DB_DATABASE, or say --replace and its content is deleted.`,
        )
      }
    },
  }
}

/** The connection settings of PostgreSQL's programs. The password is not in an argument, which others could see. */
export function postgresVariables(settings: Record<string, string>) {
  const { DB_CONNECTION_STRING: address } = settings
  if (address) return fromAddress(address)
  const { DB_HOST = '', DB_PORT = '', DB_DATABASE = '', DB_USER = '', DB_PASSWORD = '' } = settings
  return {
    ...{ PGHOST: DB_HOST, PGPORT: DB_PORT, PGDATABASE: DB_DATABASE },
    ...{ PGUSER: DB_USER, PGPASSWORD: DB_PASSWORD },
  }
}

function fromAddress(address: string) {
  if (!URL.canParse(address))
    throw new Problem(
      'DB_CONNECTION_STRING must be an address such as postgres://user:password@host/database.',
    )
  const { hostname, port, pathname, username, password, searchParams } = new URL(address)
  const sslMode = searchParams.get('sslmode')
  return {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port || '5432',
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    ...(sslMode && { PGSSLMODE: sslMode }),
  }
}
