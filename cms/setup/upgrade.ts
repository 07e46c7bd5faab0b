import { randomUUID } from 'node:crypto'
import { AFTER_IMPORT } from 'school-schema/findings'
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

/** Forms are a school's own to make: nobody there answers those of the sample. */
const isOfProgram = ({ kind }: SampleRow) => kind !== 'form' && kind !== 'feedback'

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
  for (const page of sampleRows('pages', today).filter(isOfProgram)) {
    const row = kept.find(isOf(page))
    if (row) await cms.update(`/items/pages/${String(row['id'])}`, missingIn(row, page))
    else await cms.create('/items/pages', page)
  }
  cms.onStep('Wrote the pages')
}

/** The name of this step in the list of what a CMS has got. */
export const CLASS_PAGE = 'class-page'

/** The name of this step in the list of what a CMS has got. */
export const SUBSCRIBE_PAGE = 'subscribe-page'

/** A page that an earlier version does not have; not for a school with another page there. */
export async function upgradePage(
  cms: CmsSetup,
  kind: 'classes' | 'subscribe',
  today: string,
): Promise<void> {
  const page = sampleRows('pages', today).find((row) => row['kind'] === kind)
  const rows = await cms.list('/items/pages?limit=-1&fields=page_name,address')
  if (!page || rows.some(isOf(page))) return
  await cms.create('/items/pages', page)
  cms.onStep(`Wrote the page ${String(page['title'])}`)
}

/** The name of this step in the list of what a CMS has got. */
export const FEEDBACK_HINT = 'feedback-hint'

/** An entry of Content to fix, which is deleted by hand: visitors write nothing to a school that does not know of it. */
export async function hintAtFeedback(cms: CmsSetup): Promise<void> {
  const rows = await cms.list('/items/pages?limit=-1&fields=kind')
  if (rows.some(({ kind }) => kind === 'feedback')) return
  await cms.create('/items/content_finding', {
    id: randomUUID(),
    kind: AFTER_IMPORT,
    what: 'New in this version: at the foot of each page visitors can say whether it was useful, and report a mistake.',
    todo: 'To have this, add a page in Pages with the kind “Form about any page of the website”, and publish it. Then, or if you do not want it, delete this entry.',
    page: '',
    link: '/content/pages/+',
    since: new Date().toISOString(),
  })
  cms.onStep('Wrote a hint into Content to fix')
}

/** The name of this step in the list of what a CMS has got. */
export const HOUSE_DRAWINGS = 'house-drawings'

/** The houses of the sample get their drawings, which an earlier version chose by their names. */
export async function upgradeHouses(cms: CmsSetup, today: string): Promise<void> {
  const drawn = new Map(sampleRows('team', today).map(({ name, drawing }) => [name, drawing]))
  const houses = await cms.list('/items/team?limit=-1&filter[kind][_eq]=house')
  for (const house of houses.filter(({ name }) => drawn.get(name))) {
    const { id, date_created: _, date_updated: __, ...values } = house
    const drawing = drawn.get(house['name'])
    // A sample that nobody has changed is written again: after an update it would count as changed.
    if (isUnchanged(house)) {
      await cms.remove('/items/team', [Number(id)])
      await cms.create('/items/team', { ...values, drawing })
    } else await cms.update(`/items/team/${String(id)}`, { drawing, sample: house['sample'] })
    cms.onStep(`Updated ${String(house['name'])}`)
  }
}
