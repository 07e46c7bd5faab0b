import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { root } from '../../launcher/folders.mjs'
import { Problem } from '../../launcher/problem.mjs'
import { makeFolder, prepareDataFolder } from '../disk.ts'
import type { Settings } from '../environment.ts'
import { assertPortsFree, type WantedPort } from '../free-ports.ts'

const SQLITE_BUSY = 5
/** Migration, schema and sample content on a slow machine. */
const SET_UP_MS = 600_000

/** Open until the process ends: a collected one would be closed, and its lock released. */
const locks: DatabaseSync[] = []

/**
 * Locks a file until this process ends; throws a Problem that begins with `used` if another process
 * keeps the lock for `waitMs` milliseconds. It is SQLite's lock, which the operating system releases, however a process ends.
 */
function claim(file: string, used: string, waitMs = 0): void {
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

/** Locks the data folder for its CMS. */
export function claimCms({ dataDir }: Settings): void {
  makeFolder(dataDir)
  const used = `A CMS already runs with the data folder ${dataDir}`
  claim(join(dataDir, 'cms.lock'), used)
}

/** Lets several instances of the CMS migrate and set up their database one after the other. */
export function claimSetUp({ dataDir }: Settings): void {
  const used = 'Another instance of the CMS does not finish its set-up'
  claim(join(dataDir, 'cms-set-up.lock'), used, SET_UP_MS)
}

/** Locks the build folder: a build under a running site would mix two builds. */
export function claimBuild({ buildDir }: Settings): void {
  const folder = join(root, buildDir)
  claim(`${folder}.lock`, `A site is already served from the build folder ${folder}`)
}

/** Locks the data folder and the build folder, and checks the ports, for a command that serves the site. */
export async function claimSite(settings: Settings): Promise<void> {
  const { host, port, existingCms, embeddedCms, dataDir } = settings
  await prepareDataFolder(dataDir)
  const used = `A site already runs with the data folder ${dataDir}`
  claim(join(dataDir, 'site.lock'), used)
  claimBuild(settings)
  await assertPortsFree([
    { variable: 'PORT', host, port },
    ...(existingCms ? [] : [cmsPort(embeddedCms)]),
  ])
}

/** The port of the embedded CMS. */
export const cmsPort = ({ host, port }: Settings['embeddedCms']): WantedPort => ({
  variable: 'CMS_PORT',
  host,
  port,
})
