import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { pathOf, type Person, type Target } from './access-probe.ts'
import { isRow, request } from '../../cms/setup/client.ts'
import { withDatabase } from './servers/database-file.ts'

/** An id that no row has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000'

const KEYS: Record<string, string> = {
  directus_collections: 'collection',
  directus_fields: 'field',
  directus_relations: 'field',
}
// The schema, which no trigger protects; extensions; and what this project does not use.
const READ_ONLY =
  /^directus_(versions|collections|fields|relations|extensions|migrations|sessions|deployment|oauth)/

/** The collections of the CMS, each with a row of the administrator. */
export async function listTargets(url: string, admin: Person): Promise<Target[]> {
  const ask = (path: string) => request(url, admin, 'GET', path)
  const { data } = await ask('/collections')
  const rows = (Array.isArray(data) ? data : []).filter(isRow)
  // A folder of the Studio's menu has no rows.
  const real = rows.filter(
    (row) => row['schema'] || String(row['collection']).startsWith('directus_'),
  )
  return Promise.all(
    real.map(async ({ collection: name, meta }): Promise<Target> => {
      const collection = String(name)
      const isSingleton = isRow(meta) && meta['singleton'] === true
      const key = KEYS[collection] ?? 'id'
      const listed = await ask(
        `${pathOf(collection)}?limit=-1&fields=${key},${ownerOf(collection)}`,
      )
      const list = (Array.isArray(listed.data) ? listed.data : [listed.data]).filter(isRow)
      const foreign = list.find((row) => isOf(admin, collection, row)) ?? {}
      return {
        collection,
        isSingleton,
        key,
        existing: textOf(foreign[key]),
        isReadOnly: READ_ONLY.test(collection),
        total: list.length,
      }
    }),
  )
}

const textOf = (key: unknown) =>
  typeof key === 'string' || typeof key === 'number' ? String(key) : NOBODY

const OWNERS: Record<string, string> = {
  directus_comments: 'user_created',
  directus_notifications: 'recipient',
  directus_presets: 'user',
  directus_users: 'id',
}
const ownerOf = (collection: string) => OWNERS[collection] ?? KEYS[collection] ?? 'id'
const isOf = ({ id }: Person, collection: string, row: Record<string, unknown>) => {
  const owner = OWNERS[collection]
  return owner === undefined || row[owner] === id
}

/** Makes every write fail in the database, so that a probe changes nothing; a rejected one does not get there. */
export function freeze(dataDir: string, targets: readonly Target[]): void {
  withDatabase(join(dataDir, 'cms.sqlite'), (database) => {
    for (const { collection, total } of targets)
      if (total > 0 && !READ_ONLY.test(collection))
        for (const change of ['INSERT', 'UPDATE', 'DELETE'])
          database.exec(`CREATE TRIGGER "probe_${collection}_${change}" BEFORE ${change} ON "${collection}"
            BEGIN SELECT RAISE(ABORT, 'A probe changes nothing'); END`)
  })
}

type TableRow = { collections: string[]; cells: Record<string, string> }

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The table in docs/security/access.md: the rights of each role. */
export async function readTable(): Promise<TableRow[]> {
  const text = await readFile(join(root, 'docs/security/access.md'), 'utf8')
  const [head = '', , ...rows] = text.split('\n').filter((line) => line.startsWith('|'))
  const [, ...roles] = cellsOf(head)
  return rows.map((line) => {
    const [names = '', ...cells] = cellsOf(line)
    return {
      collections: names.split(' '),
      cells: Object.fromEntries(
        roles.map((role, index) => [role, (cells[index] ?? '').replace('–', '')]),
      ),
    }
  })
}

/** The fields that people set, from the same page: by collection, with the roles. */
export async function readFieldLists(): Promise<
  { collection: string; roles: string[]; fields: string[] }[]
> {
  const text = await readFile(join(root, 'docs/security/access.md'), 'utf8')
  return [...text.matchAll(/^- `(\w+)`, (.+): (.+)$/gm)].map(
    ([, collection = '', roles = '', fields = '']) => ({
      collection,
      roles: roles.split(', '),
      fields: fields.split(' '),
    }),
  )
}
