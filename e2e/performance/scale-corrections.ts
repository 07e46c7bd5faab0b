import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sentenceOf } from '../resilience/sync/figures.ts'
import { timeUntilShown } from '../resilience/sync/visitors.ts'
import type { Reach } from '../../scripts/launcher/progress.mjs'
import { median } from '../../scripts/lib/median.ts'
import { residentBytesOf } from '../../scripts/lib/processes.ts'
import type { Costs, ScaleSite } from './scale-costs.ts'
import { toTable } from './table.ts'

const TIMEOUT_MS = 60_000
/** After the notice itself, the pages that list it are rendered. */
const SETTLE_MS = 4_000
/** Separates the kind and the path in the cache key of Next.js. */
const BEFORE_PATH = '/$/'

/** Corrects the newest notice; returns the milliseconds until it is visible. */
async function correct({ editor, siteUrl, newest }: ScaleSite, title: string): Promise<number> {
  await editor.ask('PATCH', `/items/notification/${newest}`, { title })
  const expected = [{ address: `/notices/${newest}`, has: title }]
  const ms = await timeUntilShown(siteUrl, expected, TIMEOUT_MS)
  if (ms === null) throw new Error(`A notice was not seen within ${TIMEOUT_MS / 1_000} s`)
  return ms
}

/** The pages that one correction renders, by what the cache has written since. */
export async function listRendered(site: ScaleSite, buildDir: string): Promise<string[]> {
  const begun = Date.now()
  await correct(site, `Corrected once ${begun}`)
  await sleep(SETTLE_MS)
  const folder = join(buildDir, 'server', 'route-cache')
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => /\.(html|body)$/.test(name) && statSync(join(folder, name)).mtimeMs >= begun)
    .map((name) => name.slice(name.indexOf(BEFORE_PATH) + BEFORE_PATH.length))
    .toSorted()
}

type Correction = { ms: number; bytes: number }

/** Repeats a correction: the duration of each, and the memory in use after it. */
export async function repeatCorrections(
  site: ScaleSite,
  count: number,
  reach: Reach,
): Promise<Correction[]> {
  const corrections: Correction[] = []
  for (let number = 0; number < count; number++) {
    const ms = await correct(site, `Corrected ${number} of ${count}`)
    corrections.push({ ms, bytes: await residentBytesOf(site.pid) })
    reach(corrections.length, count)
  }
  return corrections
}

/** The processor time of a response on the large site, relative to the small one. */
const MAX_RATIO = 1.1
/** The memory in use in the second half of the corrections, relative to the first. */
const MAX_GROWTH = 1.1
/** The processor time of a search, relative to a page that does not exist. */
const MAX_SEARCH_RATIO = 2

/** Prints the figures and missed goals; returns the exit status. */
export function reportScale(
  { responses, idle }: Costs,
  rendered: readonly string[],
  corrections: readonly Correction[],
): number {
  const ratioOf = (kind: keyof typeof responses) =>
    median(responses[kind].map(({ small, large }) => large / small))
  // On the small site: a school has hundreds of notices, not tens of thousands.
  const searchRatio = median(
    responses.search.map(({ small }, round) => small / (responses.notFound[round]?.small ?? 0)),
  )
  const middle = Math.ceil(corrections.length / 2)
  const memoryOf = (some: readonly Correction[]) => median(some.map(({ bytes }) => bytes))
  const first = memoryOf(corrections.slice(0, middle))
  const second = memoryOf(corrections.slice(middle))
  const kinds = Object.keys(responses) as (keyof typeof responses)[]
  const rows = kinds.map((kind) => [
    ...[kind, median(responses[kind].map(({ large }) => large)).toFixed(0)],
    ...[median(responses[kind].map(({ small }) => small)).toFixed(0), ratioOf(kind).toFixed(3)],
  ])
  rows.push(['idle, % of a core', (idle.large * 100).toFixed(1), (idle.small * 100).toFixed(1), ''])
  console.log(toTable(['processor time of a response, us', 'large', 'small', 'ratio'], rows))
  console.log(`A search costs ${searchRatio.toFixed(2)} times a page that does not exist`)
  console.log(`One correction renders ${rendered.length} pages: ${rendered.join(' ')}`)
  const times = corrections.map(({ ms }) => ms)
  console.log(sentenceOf('One correction after another', times))
  console.log(`Memory ${Math.round(first / 1e6)} MB, then ${Math.round(second / 1e6)} MB`)
  const notices = rendered.filter((name) => /^notices\/\d+\.html$/.test(name)).length
  const missed = [
    ratioOf('home') > MAX_RATIO && 'Home costs more',
    ratioOf('notice') > MAX_RATIO && 'A notice costs more',
    searchRatio > MAX_SEARCH_RATIO && 'A search costs too much',
    second > first * MAX_GROWTH && 'Memory grows',
    notices !== 1 && 'A correction does not render the page of its notice alone',
  ].filter(Boolean)
  for (const fault of missed) console.log(`Missed: ${fault}`)
  return missed.length === 0 ? 0 : 1
}
