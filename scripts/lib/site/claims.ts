import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { root } from '../../launcher/folders.mjs'
import { Problem } from '../../launcher/problem.mjs'
import { prepareDataFolder } from '../disk.ts'
import type { Settings } from '../environment.ts'
import { assertPortsFree, type WantedPort } from '../free-ports.ts'
import type { Supervisor } from '../supervisor.ts'

/** The locks of folders: the CMS and the site of a data folder; serving and building; backups. */
type LockName = 'cms' | 'site' | 'serve' | 'build' | 'backup'

/** A lock that this process holds; `release` may be called again. */
type FolderLock = { release: () => unknown }

const lockFile = (folder: string, name: LockName) => join(folder, `${name}.lock`)

const open = (folder: string, name: LockName) =>
  new DatabaseSync(lockFile(folder, name), { timeout: 0 })

/**
 * Creates and locks a folder; null if another process has the lock. It is SQLite's lock on a
 * database, so the operating system releases it if the process dies.
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

/** Other processes can read the owner while a transaction is open that has not written yet. */
function saveOwner(database: DatabaseSync): void {
  try {
    database.exec('CREATE TABLE IF NOT EXISTS owner (pid INTEGER); DELETE FROM owner')
    database.prepare('INSERT INTO owner VALUES (?)').run(process.pid)
    database.exec('COMMIT; BEGIN IMMEDIATE')
  } catch (error) {
    // The lock itself needs no space, but SQLite has released it.
    if (!hasCode(error, SQLITE_FULL)) throw error
    if (!database.isTransaction) database.exec('BEGIN IMMEDIATE')
  }
}

/** The process that has the lock; null if it is free, 0 if a full disk prevented the record. */
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

/** Locks a folder until the command has stopped; throws if another command has the lock. */
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

/** Locks the data folder and the build folder, and checks the ports, for a command that serves the site. */
export async function claimSite(settings: Settings, supervisor: Supervisor): Promise<void> {
  await prepareDataFolder(settings.dataDir)
  claimFolder('site', settings.dataDir, supervisor)
  claimFolder('serve', join(root, settings.buildDir), supervisor)
  await claimPorts(settings)
}

/** Throws unless the ports of the command are available. */
export const claimPorts = ({ host, port, existingCms, embeddedCms }: Settings): Promise<void> =>
  assertPortsFree([
    { variable: 'PORT', host, port },
    ...(existingCms ? [] : [cmsPort(embeddedCms)]),
  ])

/** The port of the embedded CMS. */
export const cmsPort = ({ host, port }: Settings['embeddedCms']): WantedPort => ({
  variable: 'CMS_PORT',
  host,
  port,
})
