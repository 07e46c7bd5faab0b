import { pageKey, pagePathOf, spellingKey } from 'school-schema/pages/page-kinds'
import { lockCreation } from '../privacy/index.ts'
import { failedValidation, isLimited, type Database, type Hooks, type Row } from '../shared.ts'
import { linesOf } from 'school-schema/values/typed-text'

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
  const others = linesOf(changes['other_addresses'] ?? before['other_addresses'])
  return [...new Set([...others, old])].filter((each) => each !== current).join('\n')
}

const keyOf = (written: unknown) => pageKey(typeof written === 'string' ? written : '')
const keysOf = (row: Row) => [keyOf(row['page_name']), keyOf(row['address'])]

/** Of the rows of a page, one may be a further text of it. */
export const isOnlyRowOf = (page: Row, rows: readonly Row[]): boolean => {
  const keys = keysOf(page).filter(Boolean)
  const others = rows.filter((row) => row['id'] !== page['id'] && row['status'] === 'published')
  return !others.some((row) => keysOf(row).some((key) => keys.includes(key)))
}

/** What a page is called in a message. */
export const nameOf = (page: Row) => String(page['title'] ?? page['page_name'])
const refused = (field: string, message: string) => failedValidation('pages', field, message)

/** A text of the school, and not that which came with the website. */
const hasOwnText = ({ content, sample, date_updated: changed }: Row) =>
  Boolean(content) && !(sample && !changed)

/**
 * Refuses a row that would replace another page: visitors see one page at an address, and one of each kind that the program
 * has at a fixed one. A row with the name of a page, and neither kind nor address, is a text for it, if it has none.
 * @param page the row as it will be stored
 * @param given the columns that are written
 * @param rows the published ones
 */
export function refuseSecondPage(page: Row, given: Row, rows: readonly Row[]): void {
  const path = pagePathOf(page)
  const others = rows.filter(({ id }) => String(id) !== String(page['id']))
  const name = keyOf(page['page_name'])
  const isSame = (row: Row) => name !== '' && keysOf(row).includes(name)
  const other = others.find(
    (row) => path !== null && addressKey(pagePathOf(row)) === addressKey(path) && !isSame(row),
  )
  if (other && given['address'])
    throw refused(
      'address',
      `The page “${nameOf(other)}” has this address. Write another one here, or change that page first.`,
    )
  if ((page['status'] ?? 'published') !== 'published') return
  refuseSecondAddress(
    page,
    others.filter((row) => row !== other && !isSame(row)),
  )
  if (other)
    throw refused(
      'kind',
      `The page “${nameOf(other)}” is at ${path} already, and the website has only one. Change that page, or choose another kind here.`,
    )
  const named = others.find(isSame)
  if (named && (given['kind'] || given['address'] || hasOwnText(named)))
    throw refused(
      'page_name',
      `There is a page with this name: “${nameOf(named)}”. Change that page, or write another name here.`,
    )
}

/** Whether an address, in any spelling, is that of a page or leads to it. */
export const isAt = (address: string, page: Row): boolean =>
  [pagePathOf(page) ?? [], linesOf(page['other_addresses'])]
    .flat()
    .some((each) => spellingKey(each) === spellingKey(address))

/** An address leads to one page: of two that list it, visitors would see the first. */
function refuseSecondAddress(page: Row, others: readonly Row[]): void {
  for (const address of linesOf(page['other_addresses'])) {
    const other = others.find((row) => isAt(address, row))
    if (other)
      throw refused(
        'other_addresses',
        `${address} leads to the page “${nameOf(other)}” already. Remove it here, or from that page first.`,
      )
  }
}

/** The address of the home page is only a slash. */
const addressKey = (path: string | null) => (path === '/' ? '/' : pageKey(path ?? ''))

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
      .select(
        ...['id', 'page_name', 'title', 'address', 'kind', 'content', 'sample', 'date_updated'],
        'other_addresses',
      )
      .where({ status: 'published' })
  filter<Row>('pages.items.create', async (page, _meta, { database }) => {
    // A second click, or another tab, may create the same page.
    await lockCreation(database)
    refuseSecondPage(page, page, await listPublished(database))
  })
  filter<Row>('pages.items.update', async (changes, { keys = [] }, { database }) => {
    const isPublished = changes['status'] === 'published'
    if (
      isPublished ||
      ['address', 'page_name', 'kind', 'other_addresses'].some((each) =>
        Object.hasOwn(changes, each),
      )
    ) {
      const rows = await listPublished(database)
      for (const page of await listPages(database, keys))
        refuseSecondPage({ ...page, ...changes }, changes, rows)
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
    if (isLimited(accountability)) return
    await redirectToAll(database, await listPages(database, ids))
  })
}
