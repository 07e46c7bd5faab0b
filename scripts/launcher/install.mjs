import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pinnedNodeOf, root } from './folders.mjs'
import { explainFailedInstall, npmInstall } from './npm.mjs'
import { Problem } from './problem.mjs'
import { during, step } from './progress.mjs'
import { signalGroup } from './stop.mjs'

/** What only an install script makes; an install without scripts lacks it. */
const MADE_BY_SCRIPTS = ['node/bin/node']

/**
 * Installs the packages of the folders that lack them, at the same time.
 * @param {string[]} folders
 * @param {boolean} withTests whether the command needs the test tools too
 * @param {AbortSignal} stop
 */
export async function installMissing(folders, withTests, stop) {
  const missing = folders.filter((folder) => !isInstalled(folder, withTests))
  if (missing.length === 0) return
  const names = missing.map(nameOf).join(' and of the ')
  await during(`Installing the packages of the ${names} (once, a few minutes)`, async () => {
    // The first failure ends the other installs too: its reader should not wait for them.
    const giveUp = new AbortController()
    stop.addEventListener('abort', () => giveUp.abort())
    const installs = missing.map((folder) => install(folder, withTests, giveUp.signal))
    try {
      await Promise.all(installs)
    } catch (error) {
      giveUp.abort()
      await Promise.allSettled(installs)
      throw error
    }
  })
}

/**
 * @param {string} folder
 * @param {boolean} withTests
 * @param {AbortSignal} stop
 */
async function install(folder, withTests, stop) {
  const name = nameOf(folder)
  // On SIGTERM npm would first undo its work, for a minute or more. Killed, it leaves an install
  // without its record, which counts as none.
  const outcome = await npmInstall(folder, wayOf(folder, withTests), name, (pid) =>
    stop.addEventListener('abort', () => signalGroup(pid, 'SIGKILL')),
  )
  if (stop.aborted) throw new Problem(`Stopped before the packages of the ${name} were installed.`)
  if (outcome.status !== 0) throw new Problem(explainFailedInstall(name, outcome))
  if (!existsSync(pinnedNodeOf(folder)))
    throw new Problem(
      `npm installed the packages of the ${name} without running their install scripts: allow them (npm config delete ignore-scripts) and run the command again.`,
    )
  step(`Installed the packages of the ${name}`)
}

/**
 * @param {string} folder
 * @param {boolean} withTests
 */
function wayOf(folder, withTests) {
  if (!withTests) return 'run'
  return isInstalled(folder, false) ? 'add' : 'all'
}

/** @param {string} folder */
const nameOf = (folder) => (folder === root ? 'site' : basename(folder))

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/**
 * Whether a folder's node_modules are complete and belong to its lock file. npm writes its record,
 * node_modules/.package-lock.json, after everything else: an install that was killed has none.
 * @param {string} folder
 * @param {boolean} withTests whether the test tools have to be there too
 * @returns {boolean}
 */
export function isInstalled(folder, withTests) {
  const wanted = readLock(join(folder, 'package-lock.json'))
  const present = readLock(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  const agrees = Object.entries(wanted.packages).every(([path, { version, optional, dev }]) => {
    const found = present.packages[path]
    const isNeeded = !optional && (withTests || !dev)
    return path === '' || (found ? found.version === version : !isNeeded)
  })
  const paths = Object.keys(present.packages)
  const madeByScripts = MADE_BY_SCRIPTS.map((file) => join('node_modules', file))
  const files = [
    ...paths.map((path) => join(path, 'package.json')),
    ...madeByScripts.filter((file) => paths.some((path) => path && file.startsWith(`${path}/`))),
  ]
  return agrees && files.every((file) => existsSync(join(folder, file)))
}

/**
 * @param {string} file
 * @returns {Lock | undefined} undefined when the file is missing or cut short
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
