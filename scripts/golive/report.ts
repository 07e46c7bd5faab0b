import { hrefOf, type Page } from '../../content/pages/page.ts'
import type { Gap } from './gap.ts'

const EVERY_PAGE = 'Every page'

/** The gaps in lines to read, page by page in the order of the page table, and their count. */
export function reportOf(gaps: readonly Gap[], pages: readonly Page[]): string[] {
  if (gaps.length === 0)
    return ['Nothing is sample, placeholder, missing or past its date: ready to go live.']
  const groups = [
    { title: EVERY_PAGE, found: gaps.filter(({ path }) => path === null) },
    ...pages.map((page) => ({
      title: `${page.title}  ${hrefOf(page)}`,
      found: gaps.filter(({ path }) => path === page.path),
    })),
  ].filter(({ found }) => found.length > 0)
  const lines = groups.flatMap(({ title, found }) => ['', title, ...found.flatMap(linesOf)])
  return [...lines, '', countOf(gaps)]
}

const linesOf = ({ kind, what, todo }: Gap): string[] => [
  `  ${kind.padEnd(11)}  ${what}`,
  `  ${''.padEnd(11)}  -> ${todo}`,
]

function countOf(gaps: readonly Gap[]): string {
  const kinds = Object.entries(Object.groupBy(gaps, ({ kind }) => kind))
  const counts = kinds.map(([kind, found]) => `${found.length} ${kind}`).join(', ')
  const things = gaps.length === 1 ? '1 thing' : `${gaps.length} things`
  return `${things} to do before going live: ${counts}.`
}
