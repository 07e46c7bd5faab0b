import { once } from 'node:events'
import { createServer } from 'node:net'
import { Problem } from '../launcher/problem.mjs'
import { errorCode } from './disk.ts'

/** Ports of this machine that nobody listens on, each a different one. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      return address.port
    }),
  )
  for (const server of servers) server.close()
  return ports
}

/** A port that a server is about to listen on, and the variable that sets it. */
export type WantedPort = { variable: string; host: string; port: number }

/** Throws one Problem that names every port which a server could not listen on now. */
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

/** The error code of an attempt to listen, or undefined when it succeeds. */
function tryToListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(errorCode(error)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
