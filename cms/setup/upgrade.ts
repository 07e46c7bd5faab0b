import { pageKey } from 'school-schema/pages/page-kinds'
import { sampleRows, type SampleRow } from 'school-schema/sample/sample'
import type { Row, CmsSetup } from './client.ts'

/** The name of this step in the list of what a CMS has got. */
export const PAGE_TABLE = 'page-table'

/** The columns that make a row a page of the website. */
const COLUMNS =
  'address title summary menu_group kind sort badge content links drawing drawing_place other_addresses shortcuts'.split(
    ' ',
  )

const keyOf = (text: unknown) => (typeof text === 'string' ? pageKey(text) : '')

const isOf = (page: SampleRow) => (row: Row) =>
  [keyOf(page['page_name']), keyOf(page['address'])].includes(keyOf(row['page_name']))

const isUnchanged = ({ sample, date_updated: changed }: Row) => sample === true && changed === null

/** What a row of an earlier version lacks; its own texts stay. */
function missingIn(row: Row, page: SampleRow): Row {
  const words = [page['search_words'], row['search_words']].filter(Boolean).join(' ')
  const columns = COLUMNS.filter((name) => !row[name] && page[name] !== undefined)
  return {
    ...Object.fromEntries(columns.map((name) => [name, page[name]])),
    search_words: words || null,
  }
}

/**
 * Makes every page of an earlier version a row: there only the texts that editors had changed were
 * rows, and the rest was part of the program. A draft stays a draft of the text that is shown.
 */
export async function upgradePages(cms: CmsSetup, today: string): Promise<void> {
  const rows = await cms.list('/items/pages?limit=-1&sort=id')
  if (rows.some(({ address }) => address)) return
  // A draft has the name of the page that visitors see.
  await cms.update('/fields/pages/page_name', { type: 'string', schema: { is_unique: false } })
  const outdated = rows.filter(isUnchanged).map(({ id }) => Number(id))
  if (outdated.length > 0) await cms.remove('/items/pages', outdated)
  const kept = rows.filter((row) => !isUnchanged(row) && row['status'] !== 'draft')
  for (const page of sampleRows('pages', today)) {
    const row = kept.find(isOf(page))
    if (row) await cms.update(`/items/pages/${String(row['id'])}`, missingIn(row, page))
    else await cms.create('/items/pages', page)
  }
  cms.onStep('Wrote the pages')
}

/** The name of this step in the list of what a CMS has got. */
export const ROW_UPGRADE = 'row-upgrade'

/** The collections whose rows it may write again. */
export const UPGRADED = ['pages', 'team']

/** Kinds of pages that an earlier version named after pages of the sample. */
const KINDS: Readonly<Record<string, string>> = { karate: 'pictures', abacus: 'notice-board' }

/** Gives rows what an earlier version had in the program: the kinds of pages, and the drawings of the sample's houses. */
export async function upgradeRows(cms: CmsSetup, today: string): Promise<void> {
  const pages = await cms.list(
    `/items/pages?limit=-1&filter[kind][_in]=${Object.keys(KINDS).join()}`,
  )
  for (const page of pages) await change(cms, 'pages', page, { kind: KINDS[String(page['kind'])] })
  const drawn = new Map(sampleRows('team', today).map(({ name, drawing }) => [name, drawing]))
  const teams = await cms.list('/items/team?limit=-1&filter[kind][_eq]=house')
  for (const team of teams.filter(({ name }) => drawn.get(name)))
    await change(cms, 'team', team, { drawing: drawn.get(team['name']) })
}

/** A sample that nobody has changed is written again: after an update it would count as changed. */
async function change(cms: CmsSetup, collection: string, row: Row, changes: Row): Promise<void> {
  const { id, date_created: _, date_updated: __, ...values } = row
  const path = `/items/${collection}`
  if (isUnchanged(row)) {
    await cms.remove(path, [Number(id)])
    await cms.create(path, { ...values, ...changes })
  } else await cms.update(`${path}/${String(id)}`, { ...changes, sample: row['sample'] })
  cms.onStep(`Updated a row of ${collection}: ${String(row['title'] ?? row['name'])}`)
}
