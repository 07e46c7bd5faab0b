import { median } from '../../../scripts/lib/median.ts'
import type { Costs, Pair } from './cost.ts'
import type { Correction } from './publish.ts'

type Published = { made: readonly string[]; corrections: readonly Correction[] }

/** The processor's time of an answer on the large site, beside that on the small one. */
const MOST_RATIO = 1.1
/** Memory in use in the second half of the corrections, beside that in the first. */
const MOST_GROWTH = 1.1

/** The processor's time of a search, beside that of a page that does not exist. */
const MOST_SEARCH = 2

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** Prints the figures and what they miss; answers the exit status. */
export function tell(costs: Costs, { made, corrections }: Published): number {
  const { home, notice, resting } = costs
  const growth = growthOf(corrections)
  const others = made.filter((name) => /^notices\/\d+\.html$/.test(name)).length - 1
  console.log(`One correction makes ${made.length} pages: ${made.join(' ')}`)
  console.log(`At rest ${percent(resting.large)} of a core, beside ${percent(resting.small)}`)
  const faults = [
    ...(ratioOf('Home', home) > MOST_RATIO ? ['Home costs more'] : []),
    ...(ratioOf('A notice', notice) > MOST_RATIO ? ['A notice costs more'] : []),
    ...(searchRatio(costs) > MOST_SEARCH ? ['A search costs too much'] : []),
    ...(growth > MOST_GROWTH ? ['Memory grows'] : []),
    ...(others === 0 ? [] : ['A correction does not make the page of its notice alone']),
  ]
  for (const fault of faults) console.log(`Missed: ${fault}`)
  return faults.length === 0 ? 0 : 1
}

/** Of the small site: a school has hundreds of notices, not ten thousands. */
function searchRatio({ search, notFound }: Costs): number {
  ratioOf('Not found', notFound)
  ratioOf('A search', search)
  const ratios = search.map(({ small }, round) => small / (notFound[round]?.small ?? 0))
  console.log(`A search costs ${median(ratios).toFixed(2)} times a page that does not exist`)
  return median(ratios)
}

function ratioOf(name: string, pairs: readonly Pair[]): number {
  const ratio = median(pairs.map(({ small, large }) => large / small))
  const cost = (side: keyof Pair) => Math.round(median(pairs.map((pair) => pair[side])))
  console.log(
    `${name}: ${cost('large')} us of the processor, beside ${cost('small')}, ratio ${ratio.toFixed(3)}`,
  )
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
