import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds until a condition holds; null if it does not within `mostMs`. */
export async function timeUntil(
  holds: () => Promise<boolean>,
  mostMs: number,
  everyMs = 250,
): Promise<number | null> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > mostMs) return null
    await pause(everyMs)
  }
  return performance.now() - began
}

/** What a page must show, or no longer show. */
export type Expected = { address: string; has?: string; lacks?: string; status?: number }

const CHECK_EVERY_MS = 10

/** Milliseconds until all pages show what they must; null if it takes longer than allowed. */
export function timeUntilShown(
  siteUrl: string,
  expected: readonly Expected[],
  mostMs: number,
): Promise<number | null> {
  const missing = [...expected]
  const isShown = async () => {
    // One after another, so that measuring does not load the site.
    for (const each of [...missing])
      if (await isMet(siteUrl, each)) missing.splice(missing.indexOf(each), 1)
    return missing.length === 0
  }
  return timeUntil(isShown, mostMs, CHECK_EVERY_MS)
}

async function isMet(siteUrl: string, { address, has = '', lacks, status = 200 }: Expected) {
  const response = await fetch(siteUrl + address).catch(() => null)
  const text = await response?.text().catch(() => null)
  if (typeof text !== 'string' || response?.status !== status) return false
  return text.includes(has) && (lacks === undefined || !text.includes(lacks))
}

/** By the nearest rank: the figure that so large a share does not exceed; 0 where there is none. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** How long each edit took to be seen, in milliseconds; null for one that was not seen in time. */
export type Times = readonly (number | null)[]

/** An edit that was not seen in time counts as slowest of all. */
export const percentileOf = (times: Times, share: number): number =>
  percentile(
    times.map((time) => time ?? Number.POSITIVE_INFINITY),
    share,
  )

export const missedIn = (times: Times): number => times.filter((time) => time === null).length

/** "200 edits: median 120 ms, 95 of 100 within 480 ms, slowest 990 ms, 0 not in time". */
export function sentenceOf(what: string, times: Times): string {
  const at = (share: number) => {
    const time = percentileOf(times, share)
    return Number.isFinite(time) ? `${Math.round(time)} ms` : 'never'
  }
  return `${what}, ${times.length} edits: median ${at(0.5)}, 95 of 100 within ${at(0.95)}, slowest ${at(1)}, ${missedIn(times)} not in time`
}

/** The sentences of those checks that found a fault. */
export const faultsIn = (checks: readonly [isFault: boolean, sentence: string][]): string[] =>
  checks.filter(([isFault]) => isFault).map(([, sentence]) => sentence)
