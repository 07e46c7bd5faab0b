import rows from '../../../sample/pages.json' with { type: 'json' }
import { linesOf } from '../values/typed-text.ts'
import { isPageKind, queryParamsOf, type PageKind } from '../pages/page-kinds.ts'

/** The pages of the sample school without their texts, for the tests of a running site, which has no mail server. */
export const pages = rows
  .filter(({ kind }) => kind !== 'subscribe')
  .map((row) => ({
    name: row.page_name,
    path: row.address,
    title: row.title,
    summary: row.summary,
    group: row.menu_group,
    template: kindOf(row.kind),
    hasText: row.content !== undefined,
    badge: row.badge ?? null,
    drawing: row.drawing_place === 'top' ? (row.drawing ?? null) : null,
    aliases: linesOf(row.other_addresses),
    links: linesOf(row.links),
    queryParams: queryParamsOf(row.kind),
  }))

function kindOf(kind: string): PageKind {
  if (!isPageKind(kind)) throw new Error(`The sample has a page of the unknown kind ${kind}`)
  return kind
}
