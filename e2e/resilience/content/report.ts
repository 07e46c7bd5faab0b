import { say } from '../../../scripts/launcher/progress.mjs'
import { timesOf, type Line, type Times } from './verdict.ts'

const COLUMNS = ['', 'views', 'wrong', 'not 200', 'median', 'p99', 'recovery', 'memory']
const WIDTHS = [22, 8, 8, 8, 9, 9, 10, 9]

const row = (cells: readonly string[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(WIDTHS[index] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
    )
    .join('')

export const printHeader = () => say(row(COLUMNS))

/** One line of the table; times are multiples of those while all was well. */
export function printLine({ name, tally, recovery, growth }: Line, usual: Times): void {
  const { median, p99 } = timesOf(tally.times)
  const times = (value: number, of: number) => `×${(value / of).toFixed(2)}`
  const seconds = recovery === null ? 'never' : recovery === undefined ? '' : `${recovery} s`
  const cells = [
    ...[name, String(tally.views), String(tally.wrong), String(tally.broken)],
    ...[times(median, usual.median), times(p99, usual.p99), seconds],
    growth === undefined ? '' : `${growth < 0 ? '−' : '+'}${Math.abs(Math.round(growth))} MB`,
  ]
  say(row(cells))
  for (const example of tally.examples) say(`  ${example}`)
}
