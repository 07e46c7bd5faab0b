import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { Problem } from '../launcher/problem.mjs'
import { errorCode } from './disk.ts'

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

/** A port that a server needs, and its variable. */
export type WantedPort = { variable: string; host: string; port: number }

/** Throws one Problem that names every port that is not available. */
export async function assertPortsFree(wanted: WantedPort[]): Promise<void> {
  const problems = await Promise.all(wanted.map(portProblem))
  const found = problems.filter((problem) => problem !== undefined)
  if (found.length > 0) throw new Problem(found.join('\n'))
}

async function portProblem({ variable, host, port }: WantedPort): Promise<string | undefined> {
  const code = await tryToListen(host, port)
  if (!code) return undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program: stop that one or set ${variable} to a free port.`
  if (code === 'EACCES')
    return `Port ${port} is reserved for the administrator: set ${variable} to a port above 1023.`
  return `This machine cannot listen on ${host}, port ${port} (${code}): correct HOST or ${variable}.`
}

/** The error code of an attempt to listen; undefined if it succeeds. */
function tryToListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(errorCode(error)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
