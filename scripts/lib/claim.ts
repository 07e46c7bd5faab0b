import { DatabaseSync } from 'node:sqlite'
import { Problem } from '../launcher/problem.mjs'

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
