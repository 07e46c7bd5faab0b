import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Reach } from '../../scripts/launcher/progress.mjs'
import { median } from '../../scripts/lib/median.ts'
import { cpuSecondsOf, residentBytesOf } from '../../scripts/lib/processes.ts'
import type { EditorClient } from '../resilience/editor-client.ts'
import { faultsIn, sentenceOf, timeUntilShown } from '../resilience/flow.ts'
import type { Result } from '../resilience/runner.ts'
import { generateLoad, times } from '../support/load.ts'
import { toTable } from './table.ts'

/** A site with its process, the way into its CMS, and the id of its newest notice. */
export type ScaleSite = { desk: EditorClient; siteUrl: string; pid: number; newest: number }

type Sites = { small: ScaleSite; large: ScaleSite }

/** A figure of the small site and that of the large one, measured one after the other. */
type Pair = Record<keyof Sites, number>

const CONNECTIONS = 8
/** An idle site uses less processor time than this in a second. */
const IDLE = 0.05
const IDLE_SECONDS = 3
const RESTING_SECONDS = 20

const KINDS = ['home', 'notice'] as const
type Kind = (typeof KINDS)[number]

/** Processor time of a response in microseconds by rounds, and the share of a core when idle. */
type Costs = { responses: Record<Kind, Pair[]>; idle: Pair }

/** Measures both sites in turns, as the load of the machine changes from minute to minute. */
export async function compareCosts(
  { small, large }: Sites,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<Costs> {
  const responses: Costs['responses'] = { home: [], notice: [] }
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++)
    for (const kind of KINDS) {
      const pair = {
        small: await costOf(small, kind, requests),
        large: await costOf(large, kind, requests),
      }
      if (round > 0) responses[kind].push(pair)
    }
  const rest = () => sleep(RESTING_SECONDS * 1_000)
  const [smallIdle = NaN, largeIdle = NaN] = await Promise.all(
    [small, large].map(async ({ pid }) => (await cpuDuring(pid, rest)) / RESTING_SECONDS),
  )
  return { responses, idle: { small: smallIdle, large: largeIdle } }
}

/** Waits until a process has completed what its start involves. */
export async function untilIdle(pid: number): Promise<void> {
  for (let calm = 0; calm < IDLE_SECONDS;)
    calm = (await cpuDuring(pid, () => sleep(1_000))) < IDLE ? calm + 1 : 0
}

async function cpuDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await cpuSecondsOf(pid)
  await work()
  return (await cpuSecondsOf(pid)) - before
}

/** Processor time of one response in microseconds; throws at another status. */
async function costOf(site: ScaleSite, kind: Kind, count: number): Promise<number> {
  const path = kind === 'home' ? '/' : `/notices/${site.newest}`
  const pool = new Pool(site.siteUrl, { connections: CONNECTIONS })
  const send = async () => {
    const { statusCode, body } = await pool.request({ path, method: 'GET' })
    await body.dump({ limit: Infinity })
    if (statusCode !== 200) throw new Error(`${path} came with ${statusCode}`)
  }
  const used = await cpuDuring(site.pid, () =>
    generateLoad({ concurrency: CONNECTIONS, isOver: times(count), send }),
  )
  await pool.close()
  return (used / count) * 1e6
}

const PATIENCE_MS = 60_000
/** After the notice itself, the pages that list it are rendered. */
const SETTLE_MS = 4_000
/** How Next separates the path of a cached page from its kind. */
const BEFORE_PATH = '/$/'

/** Corrects the newest notice; answers the milliseconds until a visitor sees it. */
async function correct({ desk, siteUrl, newest }: ScaleSite, title: string): Promise<number> {
  await desk.ask('PATCH', `/items/notification/${newest}`, { title })
  const shown = { address: `/notices/${newest}`, has: title }
  const ms = await timeUntilShown(siteUrl, [shown], PATIENCE_MS)
  if (ms === null) throw new Error(`A notice was not seen within ${PATIENCE_MS / 1_000} s`)
  return ms
}

/** The pages that one correction renders, by what the cache has written since. */
export async function listRendered(site: ScaleSite, buildDir: string): Promise<string[]> {
  const begun = Date.now()
  await correct(site, `Corrected once ${begun}`)
  await sleep(SETTLE_MS)
  const folder = join(buildDir, 'server', 'route-cache')
  const names = await readdir(folder, { recursive: true })
  const rendered: string[] = []
  for (const name of names.filter((each) => /\.(html|body)$/.test(each))) {
    if ((await stat(join(folder, name))).mtimeMs < begun) continue
    rendered.push(name.slice(name.indexOf(BEFORE_PATH) + BEFORE_PATH.length))
  }
  return rendered.toSorted()
}

type Correction = { ms: number; bytes: number }

/** So many corrections one after another: how long each took, and the memory in use after it. */
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

/** Processor time of a response on the large site, compared with the small one. */
const MOST_RATIO = 1.1
/** Memory in use in the second half of the corrections, compared with the first. */
const MOST_GROWTH = 1.1

/** Prints the figures; answers what they miss. */
export function reportScale(
  { responses, idle }: Costs,
  rendered: readonly string[],
  corrections: readonly Correction[],
): Result {
  const ratioOf = (kind: Kind) => median(responses[kind].map(({ small, large }) => large / small))
  const middle = Math.ceil(corrections.length / 2)
  const memoryIn = (some: readonly Correction[]) => median(some.map(({ bytes }) => bytes))
  const [first, second] = [
    memoryIn(corrections.slice(0, middle)),
    memoryIn(corrections.slice(middle)),
  ]
  const rows = KINDS.map((kind) => {
    const figure = (site: keyof Pair) => median(responses[kind].map((pair) => pair[site]))
    const ratio = ratioOf(kind).toFixed(3)
    return [kind, figure('large').toFixed(0), figure('small').toFixed(0), ratio]
  })
  rows.push(['idle, % of a core', (idle.large * 100).toFixed(1), (idle.small * 100).toFixed(1), ''])
  console.log(toTable(['processor time of a response, us', 'large', 'small', 'ratio'], rows))
  console.log(`One correction renders ${rendered.length} pages: ${rendered.join(' ')}`)
  const waits = corrections.map(({ ms }) => ms)
  console.log(sentenceOf('One correction after another', waits))
  const megabytes = [first, second].map((bytes) => `${Math.round(bytes / 1e6)} MB`)
  console.log(`Memory ${megabytes.join(', then ')}`)
  const notices = rendered.filter((name) => /^notices\/\d+\.html$/.test(name)).length
  return {
    faults: faultsIn([
      [ratioOf('home') > MOST_RATIO, 'Home costs more'],
      [ratioOf('notice') > MOST_RATIO, 'A notice costs more'],
      [second > first * MOST_GROWTH, 'Memory grows'],
      [notices !== 1, 'A correction does not render the page of its notice alone'],
    ]),
  }
}
