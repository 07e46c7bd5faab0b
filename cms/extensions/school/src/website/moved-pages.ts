import { pageKey, pagePathOf } from 'school-schema/page-kinds'
import { failedValidation, type Database, type Hooks, type Row } from '../shared.ts'

/** Where a page that the school has taken off leads. */
const ALL_PAGES = '/site-map'

const listPages = (database: Database, ids: readonly unknown[]): PromiseLike<Row[]> =>
  database('pages')
    .select('id', 'page_name', 'address', 'kind', 'status', 'other_addresses')
    .whereIn('id', ids)

/** The further addresses of a page with its old one; undefined if it has not moved. */
export function addressesAfter(before: Row, changes: Row): string | undefined {
  const [old, current] = [pagePathOf(before), pagePathOf({ ...before, ...changes })]
  if (!old || !current || old === current) return undefined
  const given = changes['other_addresses'] ?? before['other_addresses']
  const others = typeof given === 'string' ? given.split('\n') : []
  return [...new Set([...others, old])].filter((each) => each && each !== current).join('\n')
}

const keysOf = (row: Row) =>
  [row['page_name'], row['address']].map((each) => pageKey(typeof each === 'string' ? each : ''))

/** Of the rows of a page, one may be a further text of it. */
export const isOnlyRowOf = (page: Row, rows: readonly Row[]): boolean => {
  const keys = keysOf(page).filter(Boolean)
  const others = rows.filter((row) => row['id'] !== page['id'] && row['status'] === 'published')
  return !others.some((row) => keysOf(row).some((key) => keys.includes(key)))
}

/** Refuses the address of another page, of which visitors would see one. */
export function refuseTakenAddress(page: Row, rows: readonly Row[]): void {
  const { address, page_name: name } = page
  const key = typeof address === 'string' && pageKey(address)
  const other = rows.find(
    (row) =>
      key !== '' &&
      pageKey(pagePathOf(row) ?? '') === key &&
      pageKey(String(row['page_name'])) !== pageKey(String(name)),
  )
  if (other)
    throw failedValidation(
      'pages',
      'address',
      `The page “${String(other['title'] ?? other['page_name'])}” has this address. Write another one here, or change that page first.`,
    )
}

async function redirectToAll(database: Database, pages: readonly Row[]): Promise<void> {
  const rows = await database('pages').select('id', 'page_name', 'address', 'status')
  for (const page of pages) {
    const old_address = pagePathOf(page)
    if (!old_address || page['status'] !== 'published' || !isOnlyRowOf(page, rows)) continue
    const [known] = await database('redirect').where('old_address', '=', old_address)
    const row = { old_address, new_address: ALL_PAGES, status: 'published' }
    if (!known) await database('redirect').insert({ ...row, sample: false })
  }
}

/** Keeps the addresses of pages that move or are taken off: people and search engines know them. */
export function keepOldAddresses({ filter }: Pick<Hooks, 'filter'>): void {
  const listPublished = (database: Database): PromiseLike<Row[]> =>
    database('pages')
      .select('id', 'page_name', 'title', 'address', 'kind')
      .where({ status: 'published' })
  filter<Row>('pages.items.create', async (page, _meta, { database }) =>
    refuseTakenAddress(page, await listPublished(database)),
  )
  filter<Row>('pages.items.update', async (changes, { keys = [] }, { database }) => {
    if (typeof changes['address'] === 'string') {
      const rows = await listPublished(database)
      for (const page of await listPages(database, keys))
        refuseTakenAddress({ ...page, ...changes }, rows)
    }
    const isTakenOff = changes['status'] !== undefined && changes['status'] !== 'published'
    const isMoved = 'address' in changes || 'page_name' in changes
    if (!isTakenOff && !isMoved) return changes
    const pages = await listPages(database, keys)
    if (isTakenOff) await redirectToAll(database, pages)
    const [page] = pages
    const others = page && isMoved ? addressesAfter(page, changes) : undefined
    return others === undefined ? changes : { ...changes, other_addresses: others }
  })
  filter<string[]>('pages.items.delete', async (ids, _meta, { database, accountability }) => {
    if (accountability && accountability.admin !== true) return
    await redirectToAll(database, await listPages(database, ids))
  })
}
