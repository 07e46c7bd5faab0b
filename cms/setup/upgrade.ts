import { randomUUID } from 'node:crypto'
import { AFTER_IMPORT } from 'school-schema/findings'
import { pageKey } from 'school-schema/pages/page-kinds'
import { sampleRows, type SampleRow } from 'school-schema/sample/sample'
import type { Row, CmsSetup } from './client.ts'

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

/** What a row of 0.2.0 lacks; its own texts stay. */
function missingIn(row: Row, page: SampleRow): Row {
  const words = [page['search_words'], row['search_words']].filter(Boolean).join(' ')
  const columns = COLUMNS.filter((name) => !row[name] && page[name] !== undefined)
  return {
    ...Object.fromEntries(columns.map((name) => [name, page[name]])),
    search_words: words || null,
  }
}

/**
 * Makes every page of 0.2.0 a row: there only the texts that editors had changed were rows, and the rest
 * was part of the program. A draft stays a draft of the text that is shown. Rows that have an address are
 * pages already.
 */
export async function upgradePages(cms: CmsSetup, today: string): Promise<void> {
  const rows = await cms.list('/items/pages?limit=-1&sort=id')
  if (!rows.some(({ address }) => address)) await hintAtFeedback(cms)
  // A draft has the name of the page that visitors see.
  await cms.update('/fields/pages/page_name', { type: 'string', schema: { is_unique: false } })
  const isOutdated = (row: Row) => !row['address'] && isUnchanged(row)
  const outdated = rows.filter(isOutdated).map(({ id }) => Number(id))
  if (outdated.length > 0) await cms.remove('/items/pages', outdated)
  const kept = rows.filter((row) => !isOutdated(row) && row['status'] !== 'draft')
  for (const page of sampleRows('pages', today).filter(isOfProgram)) {
    const row = kept.find(isOf(page))
    if (!row) await cms.create('/items/pages', page)
    else if (!row['address'])
      await cms.update(`/items/pages/${String(row['id'])}`, missingIn(row, page))
  }
  cms.onStep('Wrote the pages')
}

/** An entry of Content to fix, which is deleted by hand: visitors write nothing to a school that does not know of it. */
async function hintAtFeedback(cms: CmsSetup): Promise<void> {
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
