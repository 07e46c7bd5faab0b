import { withoutLanguage } from 'school-schema/addresses/redirects'
import { splitLanguage } from 'school-schema/languages'
import { NOTICE_ID } from 'school-schema/addresses/own-addresses'
import { keyOfAddress, splitAddress, withoutCampaign } from 'school-schema/addresses/old-address'
import { pagePathOf, type PageKind } from 'school-schema/pages/page-kinds'
import type { Database, Hooks, Row } from '../shared.ts'
import { guardRow, type Refusal } from './content-rules.ts'
import { isAt, nameOf } from './moved-pages.ts'

/** The program has pages of these kinds without any row. */
const ALWAYS: readonly PageKind[] = ['home', 'notices', 'search', 'site-map']

const NOTICE = new RegExp(`^/notices/(${NOTICE_ID})$`)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isPublished = ({ status }: Row) => status === 'published'

/** The page at a path, in any spelling; a published one if there are several. */
function pageAt(path: string, pages: readonly Row[]): Row | undefined {
  const found = pages.filter((page) => isAt(path, page))
  return found.find(isPublished) ?? found[0]
}

/** Why an address cannot be redirected: a page has it, so that a redirect there has no effect. */
function refusalOfOld(old: string, target: Row | undefined, pages: readonly Row[]): Refusal {
  const [path, query] = splitAddress(old)
  const page = path === '/' && query ? undefined : pageAt(path, pages.filter(isPublished))
  const isItself = page && pagePathOf(page) === path
  // Another spelling or address of the page is redirected to it; with a query, it can lead elsewhere.
  if (!page || (!isItself && (query !== '' || page === target))) return null
  return {
    field: 'old_address',
    message: `The page “${nameOf(page)}” has the address ${path}: a redirect there has no effect. Hide that page first, or remove this line from its other addresses.`,
  }
}

/** The address to which redirects lead back, if they come round to an old address. */
function circleFrom(
  old: string,
  target: string,
  redirects: ReadonlyMap<string, string>,
): string | null {
  const visited = new Set([keyOfAddress(old)])
  for (let next: string | undefined = target; next !== undefined;) {
    const key = keyOfAddress(next)
    if (visited.has(key)) return next
    visited.add(key)
    next = redirects.get(key)
  }
  return null
}

export type Known = {
  pages: readonly Row[]
  /** Those of the website besides English: their pages have addresses too. */
  languages: readonly string[]
  /** The other redirects of addresses like this, or that begin like it, by their keys. */
  redirectsFrom: (address: string) => Promise<ReadonlyMap<string, string>>
  has: (collection: 'notification' | 'directus_files', id: string) => Promise<boolean>
}

/** What is wrong with a redirect; null if it leads visitors somewhere, now or when that is published. */
export async function refusalOfRedirect(
  old: string,
  target: string,
  known: Known,
): Promise<Refusal> {
  const { pages, languages, redirectsFrom, has } = known
  const local = withoutLanguage(target)
  const page = pageAt(local, pages)
  const [, notice] = NOTICE.exec(local) ?? []
  const [, file] = /^\/assets\/([^/]+)$/.exec(local) ?? []
  const refusal = (message: string): Refusal => ({ field: 'new_address', message })
  if (keyOfAddress(old) === keyOfAddress(target))
    return refusal('An address cannot lead to itself.')
  const { language, path } = splitLanguage(old)
  const taken = refusalOfOld(languages.includes(language) ? path : old, page, pages)
  if (taken) return taken
  const exists = notice
    ? await has('notification', notice)
    : file
      ? /^[\da-f-]{36}$/i.test(file) && (await has('directus_files', file))
      : local.startsWith('/docs/') || page || ALWAYS.some((kind) => pagePathOf({ kind }) === local)
  if (!exists)
    return refusal(
      `This website has no page, notice or file at ${target}. Open what is meant, and copy its address.`,
    )
  const other = (await redirectsFrom(old)).get(keyOfAddress(old))
  if (other !== undefined)
    return {
      field: 'old_address',
      message: `This address leads to ${other} already. Change that redirect.`,
    }
  if (!page || isPublished(page)) return null
  const end = circleFrom(old, target, await redirectsFrom(''))
  return end === null ? null : refusal(`The redirects would lead in a circle, back to ${end}.`)
}

/** What other ways to write an address, and those that begin like it, are like: after an import thousands are /?p=17. */
export function patternOf(address: string): string {
  const [path, query] = splitAddress(address)
  const [value] = [...new URLSearchParams(withoutCampaign(query)).values()]
    .filter((each) => /^\w+$/.test(each))
    .toSorted((one, other) => other.length - one.length)
  return value === undefined ? `${path}%` : `${path}%=${value}%`
}

async function readKnown(database: Database, own: unknown): Promise<Known> {
  const like = database.client.config.client === 'pg' ? 'ilike' : 'like'
  const [school] = await database('school').select('languages')
  return {
    languages: String(school?.['languages']).match(/\w+/g) ?? [],
    pages: await database('pages').select(
      ...['page_name', 'title', 'address', 'kind', 'status', 'other_addresses'],
    ),
    has: async (table, id) => (await database(table).where({ id }).select('id')).length > 0,
    async redirectsFrom(address) {
      const rows = await database('redirect')
        .where('old_address', like, patternOf(address))
        .select('id', 'old_address', 'new_address', 'status')
      const others = rows.filter((row) => isPublished(row) && String(row['id']) !== String(own))
      return new Map(
        others.map((row) => [keyOfAddress(textOf(row['old_address'])), textOf(row['new_address'])]),
      )
    },
  }
}

export const guardRedirects = (hooks: Pick<Hooks, 'filter'>): void =>
  guardRow(hooks, 'redirect', ['old_address', 'new_address'], async (row, database) => {
    const [old, target] = [textOf(row['old_address']), textOf(row['new_address'])]
    if (old === '' || target === '') return null
    return refusalOfRedirect(old, target, await readKnown(database, row['id']))
  })
