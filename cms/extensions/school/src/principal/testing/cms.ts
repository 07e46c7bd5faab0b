import type { Context, Database, Row } from '../../shared.ts'
import { openDatabase } from '../../testing/database.ts'

const COLUMNS =
  'id integer PRIMARY KEY, title text, status text, approval text, approval_request text'

const TABLES = [
  `CREATE TABLE notification (${COLUMNS}, description text, date text, file text, translations text)`,
  `CREATE TABLE pages (${COLUMNS}, page_name text, content text)`,
  'CREATE TABLE school (id integer, principal_email text, languages text, prepared_alerts text, translations text, alert_text text, alert_link text, alert_from text, alert_until text)',
  'CREATE TABLE directus_activity (timestamp integer)',
  'CREATE TABLE directus_files (id text, filename_disk text, filesize integer, modified_on text)',
]

/** A CMS with these tables only; a service writes without rules. */
export async function openCms() {
  const database = await openDatabase()
  for (const table of TABLES) await database.raw(table)
  await database('school').insert({
    id: 1,
    principal_email: 'head@school.example',
    languages: '["hi"]',
  })
  const context = {
    database,
    env: { PUBLIC_URL: 'https://cms.school.example' },
    getSchema: async () => ({}),
    services: {
      ItemsService: class {
        write: (id: unknown, changes: Row) => Promise<unknown>
        constructor(collection: string, { knex: within }: { knex: Database }) {
          this.write = async (id, changes) => within(collection).where({ id }).update(changes)
        }
        async updateOne(id: unknown, changes: Row) {
          const stored = Object.entries(changes).map(([name, value]): [string, unknown] => [
            name,
            Array.isArray(value) ? JSON.stringify(value) : value,
          ])
          await this.write(id, Object.fromEntries(stored))
        }
      },
    },
    logger: { warn: () => undefined },
  } as unknown as Context
  return { database, context }
}
