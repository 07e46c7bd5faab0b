import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { cpuSecondsOf } from '../../lib/process-figures.ts'
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
export type Costs = { home: Pair[]; notice: Pair[]; resting: Pair }

/** Asks both sites in turns: what else the machine does changes from minute to minute. */
export async function compareCosts(
  sides: Both<Side>,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<Costs> {
  const [homes, notices]: [Pair[], Pair[]] = [[], []]
  const ofBoth = async (pathOf: (side: Side) => string) => ({
    small: await costOf(sides.small, pathOf(sides.small), requests),
    large: await costOf(sides.large, pathOf(sides.large), requests),
  })
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const home = await ofBoth(() => '/')
    const notice = await ofBoth(({ id }) => `/notices/${id}`)
    if (round === 0) continue
    homes.push(home)
    notices.push(notice)
  }
  const [small, large] = await Promise.all([
    restingShare(sides.small.pid),
    restingShare(sides.large.pid),
  ])
  return { home: homes, notice: notices, resting: { small, large } }
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

/** The processor's time that one answer takes, in microseconds; throws when one is not 200. */
async function costOf({ siteUrl, pid }: Side, path: string, requests: number): Promise<number> {
  const pool = new Pool(siteUrl, { connections: CONNECTIONS })
  let left = requests
  const visitor = async () => {
    while (left-- > 0) {
      const { statusCode, body } = await pool.request({ path, method: 'GET' })
      await body.dump({ limit: Infinity })
      if (statusCode !== 200) throw new Error(`${path} came with ${statusCode}`)
    }
  }
  const before = await cpuSecondsOf(pid)
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  const cost = ((await cpuSecondsOf(pid)) - before) / requests
  await pool.close()
  return cost * 1e6
}
