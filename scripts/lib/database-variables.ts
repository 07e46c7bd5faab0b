const NEEDED_BY_POSTGRES = ['DB_HOST', 'DB_PORT', 'DB_DATABASE', 'DB_USER', 'DB_PASSWORD']

/** The DB_* variables, for Directus alone to read. */
export const databaseVariables = (given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('DB_')))

/** What is wrong with the DB_* variables; the project brings drivers for SQLite and PostgreSQL. */
export function databaseProblems(given: Record<string, string>): string[] {
  const database = databaseVariables(given)
  const client = database.DB_CLIENT
  if (Object.keys(database).length === 0) return []
  if (!client) return ['DB_CLIENT is missing: the other DB_ variables need it (pg or sqlite3).']
  if (client === 'sqlite3')
    return database.DB_FILENAME ? [] : ['DB_FILENAME is missing: DB_CLIENT sqlite3 needs it.']
  if (client !== 'pg') return [`DB_CLIENT must be pg or sqlite3, not "${client}".`]
  if (database.DB_CONNECTION_STRING) return []
  return NEEDED_BY_POSTGRES.filter((name) => !database[name]).map(
    (name) => `${name} is missing: DB_CLIENT pg needs it.`,
  )
}
