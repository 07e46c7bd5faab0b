import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { cpuSecondsOf } from '../../../scripts/lib/process-figures.ts'
import type { Side } from './side.ts'

const CONNECTIONS = 8
/** A site that has nothing to do uses less of the processor than this, of one second. */
const REST = 0.05
const CALM_SECONDS = 3
const REST_SECONDS = 20

type Both<Value> = { small: Value; large: Value }

/** A figure of the small site and that of the large one, taken one after the other. */
export type Pair = Both<number>

/** The processor's time of an answer in microseconds by rounds, and the share of a core at rest. */
type Measured = { home: Pair[]; notice: Pair[]; notFound: Pair[]; search: Pair[] }
export type Costs = Measured & { resting: Pair }

/** Asks both sites in turns: what else the machine does changes from minute to minute. */
export async function compareCosts(
  sides: Both<Side>,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<Costs> {
  const all: Measured = { home: [], notice: [], notFound: [], search: [] }
  let question = 0
  const ofBoth = async (pathOf: (side: Side) => string, status = 200) => ({
    small: await costOf(sides.small, pathOf, requests, status),
    large: await costOf(sides.large, pathOf, requests, status),
  })
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const home = await ofBoth(() => '/')
    const notice = await ofBoth(({ id }) => `/notices/${id}`)
    const notFound = await ofBoth(() => `/no-such-page-${(question += 1)}`, 404)
    // Each asks for something else, as who wants to keep the site busy would.
    const search = await ofBoth(() => `/search?q=circular+office+${(question += 1)}`)
    if (round === 0) continue
    all.home.push(home)
    all.notice.push(notice)
    all.notFound.push(notFound)
    all.search.push(search)
  }
  const [small, large] = await Promise.all([
    restingShare(sides.small.pid),
    restingShare(sides.large.pid),
  ])
  return { ...all, resting: { small, large } }
}

/** Waits until the process has nothing left to do from its start. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let calm = 0; calm < CALM_SECONDS;) {
    const before = await cpuSecondsOf(pid)
    await sleep(1_000)
    calm = (await cpuSecondsOf(pid)) - before < REST ? calm + 1 : 0
  }
}

/** What a process needs of the processor while nobody asks, as a share of one. */
async function restingShare(pid: number): Promise<number> {
  const before = await cpuSecondsOf(pid)
  await sleep(REST_SECONDS * 1_000)
  return ((await cpuSecondsOf(pid)) - before) / REST_SECONDS
}

/** The processor's time that one answer takes, in microseconds; throws when one has another status. */
async function costOf(
  side: Side,
  pathOf: (side: Side) => string,
  requests: number,
  status: number,
): Promise<number> {
  const { siteUrl, pid } = side
  const pool = new Pool(siteUrl, { connections: CONNECTIONS })
  let left = requests
  const visitor = async () => {
    while (left-- > 0) {
      const path = pathOf(side)
      const { statusCode, body } = await pool.request({ path, method: 'GET' })
      await body.dump({ limit: Infinity })
      if (statusCode !== status) throw new Error(`${path} came with ${statusCode}`)
    }
  }
  const before = await cpuSecondsOf(pid)
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  const cost = ((await cpuSecondsOf(pid)) - before) / requests
  await pool.close()
  return cost * 1e6
}
