import { createServer } from 'node:net'
import { Problem } from '../launcher/problem.mjs'
import { errorCode } from './disk.ts'

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
export function tryToListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(errorCode(error)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
