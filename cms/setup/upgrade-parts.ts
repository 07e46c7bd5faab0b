import { pageKey } from 'school-schema/page-kinds'
import { sampleRows } from 'school-schema/sample'
import type { CmsSetup } from './reconcile.ts'

/** The name of this step in the list of what a CMS has got. */
export const PAGE_PARTS = 'page-parts'

/** The kinds of sections that the program has shown on fixed pages in earlier versions. */
const KINDS = ['steps', 'list', 'notice_board', 'document', 'viewer', 'map']

/** The kinds of pages of earlier versions that this one does not have. */
const REPLACED: Readonly<Record<string, string>> = { games: 'exam-form', curriculum: 'text' }

const keyOf = (name: unknown) => pageKey(String(name))

/**
 * Makes the parts of pages that were in the program of an earlier version rows: documents, lists,
 * the map of the games, and the links of the footer and the search. Rows of editors stay.
 */
export async function upgradeParts(cms: CmsSetup, today: string): Promise<void> {
  const rows = await cms.list('/items/pages?limit=-1&fields=id,page_name,kind,shortcuts')
  const samples = sampleRows('pages', today)
  const names = new Set(rows.map((row) => keyOf(row['page_name'])))
  const parts = sampleRows('section', today).filter(
    ({ kind, page }) => KINDS.includes(String(kind)) && names.has(keyOf(page)),
  )
  const existing = await cms.list(`/items/section?limit=1&filter[kind][_in]=${KINDS.join()}`)
  if (existing.length === 0) await cms.create('/items/section', parts)
  for (const row of rows) {
    const sample = samples.find(({ page_name }) => keyOf(page_name) === keyOf(row['page_name']))
    const kind = REPLACED[String(row['kind'])]
    const shortcuts = row['shortcuts'] ? undefined : sample?.['shortcuts']
    if (kind || shortcuts)
      await cms.update(`/items/pages/${String(row['id'])}`, { kind, shortcuts })
  }
  cms.onStep('Wrote the parts of pages')
}
