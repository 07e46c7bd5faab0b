import { collections } from 'school-schema/model'
import { hrefOf } from '../format/href.ts'
import { EVERY_PAGE, type Issue } from './issue.ts'

/** The parts of an issue that the report prints; `collection` is where to correct it. */
export type ReportedIssue = Pick<Issue, 'page' | 'category' | 'what' | 'todo'> &
  Partial<Pick<Issue, 'collection'>>

const titleOf = (path: string): string =>
  path === EVERY_PAGE ? 'Every page' : path === '' ? 'On no page' : hrefOf({ path })

/** The name of a collection in the Studio's menu. */
function menuNameOf(name: string | undefined): string | null {
  const meta = collections.find(({ collection }) => collection === name)?.meta
  const [translation] = [meta?.['translations']].flat()
  return typeof translation === 'object' && translation && 'translation' in translation
    ? String(translation.translation)
    : null
}

function linesOf({ category, what, todo, collection }: ReportedIssue): string[] {
  const [first, next] = category ? [category.padEnd(13), ''.padEnd(13)] : ['', '']
  const menu = menuNameOf(collection)
  return [`  ${first}${what}`, `  ${next}-> ${menu ? `CMS, ${menu}: ` : ''}${todo}`]
}

/** The issues before going live as lines of text by page, with their count. */
export function reportOf(issues: readonly ReportedIssue[]): string[] {
  if (issues.length === 0)
    return ['Nothing is sample, placeholder, missing or past its date: ready to go live.']
  const byPage = [...Map.groupBy(issues, ({ page }) => page)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([page, found]) => ['', titleOf(page), ...found.flatMap(linesOf)])
  const categories = [...Map.groupBy(issues, ({ category }) => category)].flatMap(
    ([category, found]) => (category ? `${found.length} ${category}` : []),
  )
  const count = `${issues.length} ${issues.length === 1 ? 'thing' : 'things'} to do before going live`
  return [...byPage, '', [count, categories.join(', ')].filter(Boolean).join(': ') + '.']
}
