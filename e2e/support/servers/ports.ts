import { randomInt } from 'node:crypto'
import { tryToListen } from '../../../scripts/lib/claim.ts'

/** Below the range of ports for outgoing connections, so that none of them is taken by one. */
const [LOWEST, HIGHEST] = [10_240, 32_767]

/** Different ports of this machine on which nothing listens. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = randomInt(LOWEST, HIGHEST + 1)
    if (await isPortFree('127.0.0.1', port)) found.add(port)
  }
  return [...found]
}

const isPortFree = async (host: string, port: number): Promise<boolean> =>
  (await tryToListen(host, port)) === undefined

/** Whether another program listens on this port of this machine. */
export const isTaken = async (port: number, host = '127.0.0.1'): Promise<boolean> =>
  (await tryToListen(host, port)) === 'EADDRINUSE'
