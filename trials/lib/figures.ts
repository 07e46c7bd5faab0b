/** Percentiles by the nearest rank; 0 without values. */
export function percentilesOf(values: readonly number[], ...shares: number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return shares.map((share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0)
}

/** How long edits took to become visible, in milliseconds; null for one that was not visible in time. */
type Times = readonly (number | null)[]

/** An edit that was not visible in time counts as the slowest. */
export function figuresOf(times: Times) {
  const known = times.map((time) => time ?? Number.POSITIVE_INFINITY)
  const [median = 0, p95 = 0, slowest = 0] = percentilesOf(known, 0.5, 0.95, 1)
  const missed = times.filter((time) => time === null).length
  return { count: times.length, median, p95, slowest, missed }
}

/** "200 edits: median 120 ms, 95 of 100 within 480 ms, slowest 990 ms, 0 not in time". */
export function sentenceOf(what: string, times: Times): string {
  const { count, median, p95, slowest, missed } = figuresOf(times)
  const ms = (time: number) => (Number.isFinite(time) ? `${Math.round(time)} ms` : 'never')
  return `${what}, ${count} edits: median ${ms(median)}, 95 of 100 within ${ms(p95)}, slowest ${ms(slowest)}, ${missed} not in time`
}
