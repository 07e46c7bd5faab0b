import { printLine } from '../../scripts/launcher/progress.mjs'
import { percentilesOf } from '../lib/figures.ts'
import type { Tally } from '../lib/visits.ts'

/** The median and the 99th percentile of request times, in milliseconds. */
type Times = { median: number; p99: number }

/** The outcome of one trial. */
export type Line = {
  name: string
  tally: Tally
  /** Seconds until an edit during the failure was visible, without a hint; null if that took too long. */
  recovery?: number | null
  /** The growth of the site's memory in megabytes. */
  growth?: number
  /** What failed in the trial. */
  problem?: string
}

export const RECOVERY_SECONDS = 60
/** Far less than one endless response to each request would take. */
const MAX_GROWTH_MB = 600
/**
 * A cached page takes milliseconds; one that waits for the CMS takes seconds. Below these limits
 * the ratio to the usual times is noise of a busy machine.
 */
const MIN_SLOW_MS = { median: 300, p99: 5_000 }
const MAX_SLOWDOWN = 3

export function timesOf(all: readonly number[]): Times {
  const [median = 0, p99 = 0] = percentilesOf(all, 0.5, 0.99)
  return { median, p99 }
}

/** Why a trial failed, one sentence each; empty if it passed. */
export function faultsOf(line: Line, usual: Times): string[] {
  const { name, tally, recovery, growth = 0, problem } = line
  const { median, p99 } = timesOf(tally.times)
  const checks: [boolean, string][] = [
    [tally.views === 0, 'no page was requested'],
    [tally.wrong > 0, `${tally.wrong} pages with other content`],
    [tally.broken > 0, `${tally.broken} pages with another status`],
    [recovery === null, `the edit was not shown within ${RECOVERY_SECONDS} s`],
    [median > Math.max(MAX_SLOWDOWN * usual.median, MIN_SLOW_MS.median), 'pages took longer'],
    [p99 > Math.max(MAX_SLOWDOWN * usual.p99, MIN_SLOW_MS.p99), 'some pages took much longer'],
    [growth > MAX_GROWTH_MB, `memory grew by ${Math.round(growth)} MB`],
    [problem !== undefined, problem ?? ''],
  ]
  return checks.filter(([isFault]) => isFault).map(([, what]) => `${name}: ${what}`)
}

/** Prints the outcome of a trial; times are relative to the usual ones. */
export function printOutcome(line: Line, usual: Times): void {
  const { name, tally, recovery, growth } = line
  const { median, p99 } = timesOf(tally.times)
  const parts = [
    `${tally.views} views, ${tally.wrong} wrong, ${tally.broken} not 200`,
    `median ×${(median / usual.median).toFixed(2)}, p99 ×${(p99 / usual.p99).toFixed(2)}`,
    ...(recovery === null ? ['no recovery'] : []),
    ...(recovery ? [`recovery ${recovery} s`] : []),
    ...(growth === undefined ? [] : [`memory ${Math.round(growth)} MB more`]),
  ]
  printLine(`${name}: ${parts.join(', ')}`)
  for (const example of tally.examples) printLine(`  ${example}`)
}
