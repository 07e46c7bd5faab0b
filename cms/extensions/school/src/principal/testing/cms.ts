import { createRequire } from 'node:module'
import type { Context, Database, Row } from '../../shared.ts'
import { prepareLinks } from '../alert-link.ts'
import { prepareMails } from '../mails.ts'

type Knex = Database & { destroy: () => Promise<void> }
const knex = createRequire(import.meta.resolve('../../../../../package.json'))('knex') as (
  options: object,
) => Knex

const COLUMNS =
  'id integer PRIMARY KEY, title text, status text, approval text, approval_request text'

const TABLES = [
  `CREATE TABLE notification (${COLUMNS}, description text, date text, file text, translations text)`,
  `CREATE TABLE pages (${COLUMNS}, page_name text, content text)`,
  'CREATE TABLE school (id integer, principal_email text, languages text, prepared_alerts text, translations text, alert_text text, alert_link text, alert_from text, alert_until text)',
  'CREATE TABLE directus_files (id text, filename_disk text, filesize integer, modified_on text)',
]

/** A CMS with these tables only; a service writes without rules. */
export async function openCms() {
  const connection = { filename: ':memory:' }
  const database = knex({ client: 'sqlite3', connection, useNullAsDefault: true })
  for (const table of TABLES) await database.raw(table)
  await prepareMails(database)
  await prepareLinks(database)
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
        constructor(
          readonly collection: string,
          readonly options: { knex: Database },
        ) {}
        async updateOne(id: unknown, changes: Row) {
          const stored = Object.entries(changes).map(([name, value]) => [
            name,
            typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
          ])
          await this.options
            .knex(this.collection)
            .where({ id })
            .update(Object.fromEntries(stored) as Row)
        }
      },
    },
    logger: { warn: () => undefined },
  } as unknown as Context
  return { database, context }
}
