import { sampleRows } from 'school-schema/sample/sample'
import { pageRow, type Page } from '../pages/page-row.ts'
import { pageTableOf } from '../pages/pages.ts'

/** The pages of the sample school with their texts. */
export const samplePages: readonly Page[] = sampleRows('pages', '2026-11-24').flatMap(
  (row) => pageRow.parse({ content: null, ...row }) ?? [],
)

export const samplePageTable = pageTableOf(samplePages, samplePages)

/** The page of the sample school at a path. */
export function samplePage(path: string): Page {
  const page = samplePageTable.find(path)
  if (!page) throw new Error(`The sample has no page ${path}`)
  return page
}
