import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cmsFolder, nodeFolder, ownNode, root } from './folders.mjs'
import { Problem } from './problem.mjs'
import { withProgress, printStep } from './progress.mjs'

/**
 * The npm arguments of each kind of installation: the packages that run the site, all, or the test
 * tools in addition. Explicit flags, as a user's npm settings may omit test tools (NODE_ENV).
 */
const INSTALLS = {
  run: ['ci', '--omit=dev'],
  all: ['ci', '--include=dev'],
  // `npm ci` would remove the packages of a site that runs from this folder.
  add: ['install', '--no-save', '--include=dev'],
}

/**
 * Installs the packages of the folders that lack them, in parallel.
 * @param {string[]} folders
 * @param {boolean} withTests whether the command needs the test tools too
 * @param {AbortSignal} stop
 */
export async function installMissing(folders, withTests, stop) {
  const missing = folders.filter((folder) => !isInstalled(folder, needsAll(folder, withTests)))
  if (missing.length === 0) return
  const names = missing.map(nameOf).join(' and of the ')
  await withProgress(`Installing the packages of the ${names} (once, a few minutes)`, async () => {
    // The first failure aborts the other installs too.
    const giveUp = new AbortController()
    const signal = AbortSignal.any([stop, giveUp.signal])
    const installs = missing.map((folder) => install(folder, needsAll(folder, withTests), signal))
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
 * The development packages of the CMS build its extension.
 * @param {string} folder
 * @param {boolean} withTests
 */
const needsAll = (folder, withTests) => withTests || folder === cmsFolder

/**
 * @param {string} folder
 * @param {boolean} withAll
 * @param {AbortSignal} stop
 */
async function install(folder, withAll, stop) {
  const name = nameOf(folder)
  const way = withAll ? (isInstalled(folder, false) ? 'add' : 'all') : 'run'
  // A user's settings may also omit the platform's binaries. Only one install script is necessary:
  // it fetches the Node of this platform.
  const flags = ['--include=optional', `--ignore-scripts=${folder !== nodeFolder}`]
  const status = await runNpm(folder, [...INSTALLS[way], ...flags], stop)
  if (stop.aborted) throw new Problem(`Stopped before the packages of the ${name} were installed.`)
  if (status !== 0)
    throw new Problem(
      `The packages of the ${name} could not be installed. npm says why above; when that is solved, run the command again.`,
    )
  if (folder === nodeFolder && !existsSync(ownNode))
    throw new Problem(
      `npm installed the packages of the ${name} without running their install scripts: allow them (npm config delete ignore-scripts) and run the command again.`,
    )
  printStep(`Installed the packages of the ${name}`)
}

/** @param {string} folder */
const nameOf = (folder) => (folder === root ? 'site' : basename(folder))

/**
 * Runs npm in a folder.
 * @param {string} folder
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<number | null>} the exit status
 */
function runNpm(folder, args, signal) {
  // The npm that runs this command, so that the versions match.
  const { npm_execpath: script = '', npm_node_execpath: node } = process.env
  const [command = '', ...first] = node && script.endsWith('npm-cli.js') ? [node, script] : ['npm']
  const child = spawn(command, [...first, ...args, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    // On SIGTERM npm first undoes its work, which can take more than a minute. A killed install has
    // no record, so it is repeated.
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => (signal.aborted ? undefined : reject(error)))
    child.once('close', resolve)
  })
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, dev?: boolean }> }} Lock */

/**
 * Whether a folder's node_modules are complete and match its lock file. npm writes its record,
 * node_modules/.package-lock.json, last: a killed install has none.
 * @param {string} folder
 * @param {boolean} withTests whether the test tools are required too
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
  const isThere = (/** @type {string} */ path) => existsSync(join(folder, path, 'package.json'))
  const hasNode = folder !== nodeFolder || existsSync(ownNode)
  return agrees && hasNode && Object.keys(present.packages).every(isThere)
}

/**
 * @param {string} file
 * @returns {Lock | undefined} undefined if the file is missing or incomplete
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
