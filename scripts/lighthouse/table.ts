import { pages } from '../../content/pages/index.ts'
import type { Line } from './sum-up.ts'

const HEAD = [
  ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  ...['LCP, s', 'without scripts, s', 'ratio', 'TBT, ms', 'CLS'],
]

/** How Markdown says that a column is of words or of figures. */
const RULE = HEAD.map((_, at) => (at === 0 ? '---' : '--:'))

/** As the table has them. */
export const seconds = (ms: number) => (ms / 1000).toFixed(2)
const orNone = (value: number | undefined) => (value === undefined ? '' : String(value))

/** What the table says of a page, cell by cell. */
export function cellsOf({ path, scores, lcp, bareLcp, tbt, cls }: Line): string[] {
  return [
    path,
    orNone(scores.performance),
    orNone(scores.accessibility),
    orNone(scores['best-practices']),
    orNone(scores.seo),
    ...(bareLcp ? [seconds(lcp), seconds(bareLcp), (lcp / bareLcp).toFixed(2)] : ['', '', '']),
    bareLcp ? String(Math.round(tbt)) : '',
    String(cls),
  ]
}

/** A table in Markdown, its columns as wide as what is in them. */
export function toTable(rows: readonly string[][]): string {
  const all = [HEAD, ...rows]
  const widths = HEAD.map((_, at) => Math.max(3, ...all.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join(' | ')} |`
  const rule = RULE.map((mark, at) => mark.replace('--', '-'.repeat((widths[at] ?? 0) - 1)))
  return [line(HEAD), line(rule), ...rows.map(line)].join('\n')
}

const pad = (cell: string, width: number, at: number) =>
  at === 0 ? cell.padEnd(width) : cell.padStart(width)

const CELL = /\s*\|\s*/

/** The rows of a document that has such a table. */
export const readRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| /'))
    .map((line) => line.slice(2, -2).split(CELL))

/** Rows of earlier and of now, one for each page, as the page table has them. */
export function mergeRows(earlier: readonly string[][], now: readonly string[][]): string[][] {
  const byPath = new Map([...earlier, ...now].map((row) => [row[0]?.trim(), row]))
  return pages.map(({ path }) => byPath.get(path)).filter((row) => row !== undefined)
}
