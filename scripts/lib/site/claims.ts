import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { root } from '../../launcher/folders.mjs'
import { Problem } from '../../launcher/problem.mjs'
import { prepareDataFolder } from '../disk.ts'
import type { Settings } from '../environment.ts'
import { assertPortsFree, type WantedPort } from '../free-ports.ts'
import type { Supervisor } from '../supervisor.ts'

/** What a folder is locked for: the CMS and the site of a data folder; serving and making a build; backups. */
type LockName = 'cms' | 'site' | 'serve' | 'build' | 'backup'

/** A lock that this process has; `release` may be called again. */
type FolderLock = { release: () => unknown }

const lockFile = (folder: string, name: LockName) => join(folder, `${name}.lock`)

const open = (folder: string, name: LockName) =>
  new DatabaseSync(lockFile(folder, name), { timeout: 0 })

/**
 * Locks a folder, which it makes; null when another process has the lock. The operating system releases
 * the lock of a process that dies, as it is SQLite's own lock on a database.
 */
export function tryLock(folder: string, name: LockName): FolderLock | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = open(folder, name)
  try {
    database.exec('BEGIN IMMEDIATE')
    saveOwner(database)
    return { release: () => database.isOpen && database.close() }
  } catch (error) {
    database.close()
    if (hasCode(error, SQLITE_BUSY)) return null
    throw error
  }
}

/** Others can read the owner while a transaction is open that has not written yet. */
function saveOwner(database: DatabaseSync): void {
  try {
    database.exec('CREATE TABLE IF NOT EXISTS owner (pid INTEGER); DELETE FROM owner')
    database.prepare('INSERT INTO owner VALUES (?)').run(process.pid)
    database.exec('COMMIT; BEGIN IMMEDIATE')
  } catch (error) {
    // The lock itself needs no space, but SQLite has given it up.
    if (!hasCode(error, SQLITE_FULL)) throw error
    if (!database.isTransaction) database.exec('BEGIN IMMEDIATE')
  }
}

/** The process that has the lock; null when it is free, 0 when a full disk prevented the record. */
export function lockOwner(folder: string, name: LockName): number | null {
  if (!existsSync(lockFile(folder, name))) return null
  const lock = tryLock(folder, name)
  if (lock) {
    lock.release()
    return null
  }
  const database = open(folder, name)
  try {
    return Number(database.prepare('SELECT pid FROM owner').get()?.['pid'] ?? 0)
  } finally {
    database.close()
  }
}

const SQLITE_BUSY = 5
const SQLITE_FULL = 13
const hasCode = (error: unknown, code: number) =>
  (Object(error) as { errcode?: unknown }).errcode === code

const LOCKED: Record<Exclude<LockName, 'build'>, string> = {
  site: 'A site already runs with the data folder',
  cms: 'A CMS already runs with the data folder',
  serve: 'A site is already served from the build folder',
  backup: 'A backup is already being made in the folder',
}

/** Locks a folder until the command has stopped everything; throws when another command has the lock. */
export function claimFolder(
  name: keyof typeof LOCKED,
  folder: string,
  supervisor: Supervisor,
): void {
  const lock = tryLock(folder, name)
  if (!lock)
    throw new Problem(
      `${LOCKED[name]} ${folder} (process ${lockOwner(folder, name)}): stop it first.`,
    )
  supervisor.onStopped(lock.release)
}

/** Claims what only one command that serves the site may use: data folder, build folder and ports. */
export async function claimSite(settings: Settings, supervisor: Supervisor): Promise<void> {
  await prepareDataFolder(settings.dataDir)
  claimFolder('site', settings.dataDir, supervisor)
  claimFolder('serve', join(root, settings.buildDir), supervisor)
  await claimPorts(settings)
}

/** Throws unless the ports that the command needs can be had. */
export const claimPorts = ({ host, port, existingCms, embeddedCms }: Settings): Promise<void> =>
  assertPortsFree([
    { variable: 'PORT', host, port },
    ...(existingCms ? [] : [cmsPort(embeddedCms)]),
  ])

/** The port of the CMS that comes with the project. */
export const cmsPort = ({ host, port }: Settings['embeddedCms']): WantedPort => ({
  variable: 'CMS_PORT',
  host,
  port,
})
