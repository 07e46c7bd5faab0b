/** How long edits took to be seen, in milliseconds; null for one that was not seen in time. */
type Times = readonly (number | null)[]

type Figures = {
  count: number
  median: number
  p95: number
  slowest: number
  missed: number
}

/** Percentiles by the nearest rank; an edit that was not seen in time counts as slowest of all. */
export function figuresOf(times: Times): Figures {
  const sorted = times.map((time) => time ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
  return {
    count: times.length,
    median: at(0.5),
    p95: at(0.95),
    slowest: at(1),
    missed: times.filter((time) => time === null).length,
  }
}

/** "200 edits: median 120 ms, 95 of 100 within 480 ms, slowest 990 ms, 0 not in time". */
export function sentenceOf(what: string, times: Times): string {
  const { count, median, p95, slowest, missed } = figuresOf(times)
  const ms = (time: number) => (Number.isFinite(time) ? `${Math.round(time)} ms` : 'never')
  return `${what}, ${count} edits: median ${ms(median)}, 95 of 100 within ${ms(p95)}, slowest ${ms(slowest)}, ${missed} not in time`
}
