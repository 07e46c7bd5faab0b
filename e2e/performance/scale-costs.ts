import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { EditorClient } from '../resilience/editor-client.ts'
import { cpuSecondsOf } from '../../scripts/lib/processes.ts'
import { generateLoad } from '../support/load.ts'

/** A site with its process, the client of its CMS, and the id of its newest notice. */
export type ScaleSite = { editor: EditorClient; siteUrl: string; pid: number; newest: number }

type Sites = { small: ScaleSite; large: ScaleSite }

/** A figure of the small site and that of the large one, measured one after the other. */
type Pair = Record<keyof Sites, number>

const CONNECTIONS = 8
/** An idle site uses less processor time than this per second. */
const IDLE = 0.05
const IDLE_SECONDS = 3
const RESTING_SECONDS = 20

/** The requests with their expected status; each number occurs once. */
const requests = {
  home: { pathOf: () => '/', status: 200 },
  notice: { pathOf: (_: number, newest: number) => `/notices/${newest}`, status: 200 },
  notFound: { pathOf: (number: number) => `/no-such-page-${number}`, status: 404 },
  search: { pathOf: (number: number) => `/search?q=circular+office+${number}`, status: 200 },
}
type Kind = keyof typeof requests

/** Processor time of a response in microseconds by rounds, and the share of a core when idle. */
export type Costs = { responses: Record<Kind, Pair[]>; idle: Pair }

/** Measures both sites alternately, as the load of the machine changes. */
export async function compareCosts(
  { small, large }: Sites,
  { rounds, requests: times }: { rounds: number; requests: number },
): Promise<Costs> {
  const responses: Record<Kind, Pair[]> = { home: [], notice: [], notFound: [], search: [] }
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++)
    for (const kind of Object.keys(requests) as Kind[]) {
      const ofSmall = await costOf(small, kind, times)
      const pair = { small: ofSmall, large: await costOf(large, kind, times) }
      if (round > 0) responses[kind].push(pair)
    }
  const restOf = async ({ pid }: ScaleSite) =>
    (await cpuDuring(pid, () => sleep(RESTING_SECONDS * 1_000))) / RESTING_SECONDS
  const [smallIdle, largeIdle] = await Promise.all([restOf(small), restOf(large)])
  return { responses, idle: { small: smallIdle, large: largeIdle } }
}

/** Waits until a process has finished starting. */
export async function untilIdle(pid: number): Promise<void> {
  for (let idleCount = 0; idleCount < IDLE_SECONDS;)
    idleCount = (await cpuDuring(pid, () => sleep(1_000))) < IDLE ? idleCount + 1 : 0
}

async function cpuDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await cpuSecondsOf(pid)
  await work()
  return (await cpuSecondsOf(pid)) - before
}

let number = 0

/** Processor time of one response in microseconds; throws for another status. */
async function costOf(site: ScaleSite, kind: Kind, times: number): Promise<number> {
  const { pathOf, status } = requests[kind]
  const pool = new Pool(site.siteUrl, { connections: CONNECTIONS })
  const send = async () => {
    const path = pathOf((number += 1), site.newest)
    const { statusCode, body } = await pool.request({ path, method: 'GET' })
    await body.dump({ limit: Infinity })
    if (statusCode !== status) throw new Error(`${path} came with ${statusCode}`)
  }
  const load = { concurrency: CONNECTIONS, isOver: (begun: number) => begun >= times, send }
  const used = await cpuDuring(site.pid, () => generateLoad(load))
  await pool.close()
  return (used / times) * 1e6
}
