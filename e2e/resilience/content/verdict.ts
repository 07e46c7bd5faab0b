import type { Tally } from './visits.ts'

/** Half of the requests took no longer than the one, 99 of 100 no longer than the other; milliseconds. */
export type Times = { median: number; p99: number }

/** What came of one trial. */
export type Line = {
  name: string
  tally: Tally
  /** Seconds until an edit made meanwhile was shown, without a hint; null when that took too long. */
  recovery?: number | null
  /** By so many megabytes the site's memory grew. */
  growth?: number
  /** The clock went so fast that pages were made anew all the time. */
  isHurried?: boolean
  /** What the trial did not get to. */
  lacking?: string
}

export const RECOVERY_SECONDS = 60
/** With answers without end at hand, far less than one such answer to each question. */
const MOST_GROWTH = 600
/** A page from the cache takes some milliseconds; one that waits for the CMS takes seconds. */
const SLOW_MS = 1_000
const SLOWER = 3
/** Below that, a ratio is noise. */
const NOISE_MS = 30

export function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  return { median: at(0.5), p99: at(0.99) }
}

/** Why a trial failed, one sentence each; none when it did not. */
export function faultsOf(line: Line, usual: Times): string[] {
  const { name, tally, recovery, growth = 0, isHurried = false, lacking } = line
  const { median, p99 } = timesOf(tally.times)
  const checks: [boolean, string][] = [
    [tally.views === 0, 'nothing was asked for'],
    [tally.wrong > 0, `${tally.wrong} pages with other content`],
    [tally.broken > 0, `${tally.broken} pages with another status`],
    [recovery === null, `the edit was not shown within ${RECOVERY_SECONDS} s`],
    [!isHurried && median > Math.max(SLOWER * usual.median, NOISE_MS), 'pages took longer'],
    [p99 > Math.max(SLOWER * usual.p99, SLOW_MS), 'some pages took much longer'],
    [growth > MOST_GROWTH, `memory grew by ${Math.round(growth)} MB`],
    [lacking !== undefined, lacking ?? ''],
  ]
  return checks.filter(([isFault]) => isFault).map(([, what]) => `${name}: ${what}`)
}
