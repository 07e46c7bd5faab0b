import { median } from '../../lib/median.ts'
import type { Correction } from './publish.ts'

/** The processor's time of an answer in microseconds, and the share that a site uses at rest. */
export type Costs = { home: number; notice: number; resting: number }

type Measured = { before: Costs; large: Costs; after: Costs }
type Published = { made: readonly string[]; corrections: readonly Correction[] }

/** The processor's time of an answer on the large site, beside that on the small one. */
const MOST_RATIO = 1.1
/** Memory in use in the second half of the corrections, beside that in the first. */
const MOST_GROWTH = 1.1

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** Prints the figures and what they miss; answers the exit status. */
export function tell(measured: Measured, { made, corrections }: Published): number {
  const growth = growthOf(corrections)
  const others = made.filter((name) => /^notices\/\d+\.html$/.test(name)).length - 1
  console.log(`One correction makes ${made.length} pages: ${made.join(' ')}`)
  console.log(`At rest ${all(measured, ({ resting }) => percent(resting))}`)
  const faults = [
    ...(ratioOf(measured, 'home') > MOST_RATIO ? ['Home costs more'] : []),
    ...(ratioOf(measured, 'notice') > MOST_RATIO ? ['A notice costs more'] : []),
    ...(growth > MOST_GROWTH ? ['Memory grows'] : []),
    ...(others > 0 ? ['Other notices are made anew'] : []),
  ]
  for (const fault of faults) console.log(`Missed: ${fault}`)
  return faults.length === 0 ? 0 : 1
}

const all = ({ before, large, after }: Measured, show: (costs: Costs) => string) =>
  [before, large, after].map(show).join(', ')

function ratioOf(measured: Measured, page: 'home' | 'notice'): number {
  const { before, large, after } = measured
  const ratio = large[page] / ((before[page] + after[page]) / 2)
  const figures = all(measured, (costs) => `${Math.round(costs[page])}`)
  console.log(`${page}: ${figures} us of the processor, ratio ${ratio.toFixed(3)}`)
  return ratio
}

function growthOf(corrections: readonly Correction[]): number {
  const times = corrections.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  console.log(`Seen after ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`)
  const half = Math.ceil(corrections.length / 2)
  const inUse = (part: readonly Correction[]) => median(part.map(({ bytes }) => bytes))
  const [first, second] = [inUse(corrections.slice(0, half)), inUse(corrections.slice(half))]
  console.log(`Memory ${megabytes(first)}, then ${megabytes(second)}`)
  return second / first
}
