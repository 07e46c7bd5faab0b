import { DatabaseSync } from 'node:sqlite'
import { Problem } from '../launcher/problem.mjs'
import { createServer } from 'node:net'
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

const SQLITE_BUSY = 5

/** Open until the process ends: a collected one would be closed, and its lock released. */
const locks: DatabaseSync[] = []

/**
 * Locks a file until this process ends; throws a Problem that begins with `used` if another process
 * keeps the lock for `waitMs` milliseconds. It is SQLite's lock, which the operating system releases, however a process ends.
 */
export function claim(file: string, used: string, waitMs = 0): void {
  try {
    const database = new DatabaseSync(file, { timeout: waitMs })
    database.exec('BEGIN EXCLUSIVE')
    locks.push(database)
  } catch (error) {
    const { errcode } = Object(error) as { errcode?: unknown }
    throw new Problem(
      errcode === SQLITE_BUSY
        ? `${used}: stop it first.`
        : `${file} may not be written by this user: change its owner.`,
    )
  }
}
