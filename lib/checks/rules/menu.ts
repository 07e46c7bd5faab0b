import { pageKey, spellingKey } from 'school-schema/pages/page-kinds'
import type { RawRow } from '../../content/client/raw-rows.ts'
import { decodePath } from '../../addresses/aliases.ts'
import type { Content } from '../content.ts'
import { placeOf } from '../places.ts'
import { rule, type RuleSet } from './rule.ts'

/** Every page, or the program itself, leads to these. */
const ALWAYS_LINKED = /^(?:home|notices|search|site-map|feedback|subscribe)$/

/** Who looks for these looks in the list of all pages, to which the foot of each page leads. */
const POLICIES = /^(?:privacy_policy|accessibility)$/

type PageRow = RawRow<'pages'>

const keysOf = ({ page_name, address }: PageRow): string[] =>
  [page_name, address ?? ''].map(pageKey).filter(Boolean)

/** The addresses in texts and parts of pages. */
function linkedPaths({ texts, rows }: Content): Set<string> {
  const written = JSON.stringify([texts.map(({ html }) => html), rows.section])
  const paths = [...written.matchAll(/["\s|](\/[^"\\?#|]+)/g)].map(([, path = '']) => path.trim())
  return new Set(paths.map((path) => spellingKey(decodePath(path) ?? path)))
}

/** The pages that only the list of all pages leads to; several rows may be one page. */
function listUnlinked(content: Content): PageRow[] {
  const { pages } = content.rows
  const linked = pages.filter(({ menu_group, shortcuts }) => menu_group || shortcuts.length > 0)
  const keys = new Set(linked.flatMap(keysOf))
  const paths = linkedPaths(content)
  return pages.filter(
    (row) =>
      !ALWAYS_LINKED.test(row.kind ?? '') &&
      !POLICIES.test(row.page_name) &&
      !keysOf(row).some((key) => keys.has(key)) &&
      !paths.has(spellingKey(placeOf('pages', row).page)),
  )
}

/** A rule about the way to pages. */
export const menuRules: RuleSet = {
  'needs-fixing': [
    rule(listUnlinked, (row) => placeOf('pages', row), {
      code: 'page-in-no-menu',
      category: 'missing',
      what: 'it is in no menu, and no text links to it: visitors find it by the search and the site map only',
      todo: 'Choose its Menu Group; or link to it in the text of another page.',
    }),
  ],
}
