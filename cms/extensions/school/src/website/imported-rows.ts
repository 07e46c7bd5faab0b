import { hash } from 'node:crypto'
import { collections } from 'school-schema/collections'
import {
  forbidden,
  invalidPayload,
  rowsIn,
  type App,
  type Context,
  type Database,
  type Request,
  type Row,
} from '../shared.ts'

/**
 * What an import wrote into each row, field by field: where it differs now, a person has changed it. Revisions would say the
 * same, but Directus deletes them after 90 days.
 */
const TABLE = 'school_import'

/** A value as it is compared with what an import wrote. */
export const digestOf = (value: unknown): string =>
  hash('sha256', JSON.stringify(value ?? null), 'base64url').slice(0, 12)

/** What became of a row: its id, or why it was refused. */
type Written = { id: unknown } | { reason: string }

type Handler = Parameters<App['get']>[1]

const IMPORTED = [...collections.map(({ collection }) => collection), 'directus_files']

/** `GET` and `POST /imported-rows/:collection`, for `npm run import`: what was imported, and further rows. */
export function addImportedRowsRoutes(app: App, context: Context): void {
  const answer =
    (work: (name: string, request: Request) => Promise<object>): Handler =>
    (request, response, next) => {
      const name = request.path.split('/').at(-1) ?? ''
      if (request.accountability?.admin !== true) next(forbidden('Only administrators import.'))
      else if (!IMPORTED.includes(name)) next(invalidPayload(`There is no collection ${name}.`))
      else work(name, request).then((data) => response.status(200).json({ data }), next)
    }
  app.get(
    '/imported-rows/:collection',
    answer((name) => listDigests(context.database, name)),
  )
  app.post(
    '/imported-rows/:collection',
    answer((name, request) => writeRows(name, request, context)),
  )
}

/** Digests of what imports have written into the rows of a collection, by their ids. */
export async function digestsOf(database: Database, name: string): Promise<Map<string, Row>> {
  const records = await listDigests(database, name)
  return new Map(records.map(({ item, digests }) => [String(item), digests]))
}

async function listDigests(database: Database, collection: string) {
  const records = await database(TABLE).where({ collection }).select('item', 'digests')
  return records.map(parseRecord)
}

const parseRecord = ({ item, digests }: Row) => ({
  item,
  digests: JSON.parse(String(digests)) as Row,
})

/** Writes rows in one transaction, which is faster; a refused one affects no other. */
async function writeRows(
  collection: string,
  { body, accountability }: Request,
  { services, database, getSchema }: Context,
): Promise<Written[]> {
  const schema = await getSchema()
  return database.transaction(async (all) => {
    const serviceIn = (knex: Database) =>
      new services.ItemsService(collection, { knex, schema, accountability })
    const names = new Map<string, string[]>()
    const sources = new Map<string, Row>()
    const written: Written[] = []
    for (const { id: known = null, values, source } of rowsIn(body)) {
      const [row = {}] = rowsIn([values])
      try {
        const id = await all.transaction(async (within) =>
          known === null
            ? serviceIn(within).createOne(row)
            : serviceIn(within).updateOne(known, row),
        )
        names.set(String(id), Object.keys(row))
        if (source !== undefined) sources.set(String(id), { source })
        written.push({ id })
      } catch (error) {
        written.push({ reason: messageOf(error) })
      }
    }
    const filter = { id: { _in: [...names.keys()] } }
    const rows = await serviceIn(all).readByQuery({ fields: ['*'], filter, limit: -1 })
    await saveDigests(all, collection, rows, names, sources)
    return written
  })
}

/** Records what an import has stored: what is now in these columns of the rows, by their ids, and from which file they came. */
export async function saveDigests(
  database: Database,
  collection: string,
  rows: readonly Row[],
  names: ReadonlyMap<string, readonly string[]>,
  sources: ReadonlyMap<string, Row> = new Map(),
): Promise<void> {
  if (rows.length === 0) return
  const of = () =>
    database(TABLE)
      .where({ collection })
      .whereIn('item', [...names.keys()])
  const records = (await of().select('item', 'digests')).map(parseRecord)
  const known = new Map(records.map(({ item, digests }) => [item, digests]))
  await of().del()
  await database(TABLE).insert(
    rows.map((row) => {
      const item = String(row['id'])
      const now = (names.get(item) ?? []).map((name): [string, string] => [
        name,
        digestOf(row[name]),
      ])
      const digests = { ...known.get(item), ...Object.fromEntries(now), ...sources.get(item) }
      return { collection, item, digests: JSON.stringify(digests) }
    }),
  )
}

/** The messages of one or several errors of Directus. */
const messageOf = (error: unknown): string =>
  [error]
    .flat()
    .map((each) => (each instanceof Error ? each.message : String(each)))
    .join(' ')
