import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { cpuSecondsOf } from '../../lib/process-figures.ts'

const CONNECTIONS = 8
/** A site that has nothing to do uses less of the processor than this, of one second. */
const REST = 0.05
const REST_SECONDS = 3

/** Waits until the process has nothing left to do from its start. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let calm = 0; calm < REST_SECONDS;) {
    const before = await cpuSecondsOf(pid)
    await sleep(1_000)
    calm = (await cpuSecondsOf(pid)) - before < REST ? calm + 1 : 0
  }
}

/** What a process needs of the processor while so many seconds pass and nobody asks, as a share of one. */
export async function restingShare(pid: number, seconds: number): Promise<number> {
  const before = await cpuSecondsOf(pid)
  await sleep(seconds * 1_000)
  return ((await cpuSecondsOf(pid)) - before) / seconds
}

type Asked = { siteUrl: string; pid: number; address: string; requests: number }

/** The processor's time that one answer takes, in microseconds; throws when one is not 200. */
export async function costOf({ siteUrl, pid, address, requests }: Asked): Promise<number> {
  const pool = new Pool(siteUrl, { connections: CONNECTIONS })
  let left = requests
  const visitor = async () => {
    while (left-- > 0) {
      const { statusCode, body } = await pool.request({ path: address, method: 'GET' })
      await body.dump({ limit: Infinity })
      if (statusCode !== 200) throw new Error(`${address} came with ${statusCode}`)
    }
  }
  const before = await cpuSecondsOf(pid)
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  const cost = ((await cpuSecondsOf(pid)) - before) / requests
  await pool.close()
  return cost * 1e6
}
