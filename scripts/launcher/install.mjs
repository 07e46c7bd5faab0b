import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { pinnedNodeOf, root } from './folders.mjs'
import { cleanInstall } from './npm.mjs'
import { explainFailedInstall } from './failed-install.mjs'
import { isInstalled } from './installed.mjs'
import { Problem } from './problem.mjs'
import { during, step } from './progress.mjs'
import { signalGroup } from './stop.mjs'

/**
 * Installs the packages of the folders that lack them, side by side.
 * @param {string[]} folders
 * @param {AbortSignal} stop
 */
export async function installMissing(folders, stop) {
  const missing = folders.filter((folder) => !isInstalled(folder))
  if (missing.length === 0) return
  const names = missing.map(nameOf).join(' and of the ')
  await during(`Installing the packages of the ${names} (once, a few minutes)`, () =>
    installAll(missing, stop),
  )
}

/**
 * The first failure ends the other installs too: its reader should not wait for them.
 * @param {string[]} folders
 * @param {AbortSignal} stop
 */
async function installAll(folders, stop) {
  const giveUp = new AbortController()
  stop.addEventListener('abort', () => giveUp.abort())
  const installs = folders.map((folder) => install(folder, giveUp.signal))
  try {
    await Promise.all(installs)
  } catch (error) {
    giveUp.abort()
    await Promise.allSettled(installs)
    throw error
  }
}

/**
 * @param {string} folder
 * @param {AbortSignal} stop
 */
async function install(folder, stop) {
  const name = nameOf(folder)
  // Asked to end, npm would first undo its work, for a minute or more. Killed, it leaves an install
  // without its record, which counts as none.
  const outcome = await cleanInstall(folder, name, (pid) =>
    stop.addEventListener('abort', () => signalGroup(pid, 'SIGKILL')),
  )
  if (stop.aborted) throw new Problem(`Stopped before the packages of the ${name} were installed.`)
  if (outcome.status !== 0) throw new Problem(explainFailedInstall(name, outcome))
  if (!existsSync(pinnedNodeOf(folder))) throw new Problem(scriptsNotRun(name))
  step(`Installed the packages of the ${name}`)
}

/** @param {string} folder */
const nameOf = (folder) => (folder === root ? 'site' : basename(folder))

/** @param {string} name */
const scriptsNotRun = (name) =>
  `npm installed the packages of the ${name} without running their install scripts: allow them (npm config delete ignore-scripts) and run the command again.`
