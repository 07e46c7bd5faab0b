import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { nodeIn, root } from './folders.mjs'
import { explainFailedInstall } from './install-failure.mjs'
import { guardVariables } from './orphan-guard.mjs'
import { Problem } from './problem.mjs'
import { withProgress, printStep } from './progress.mjs'
import { signalGroup } from './stop.mjs'

const REMEMBERED_LINES = 200

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

/** Source maps and the headers of Node, which no command loads: 0.3 of 1.1 GB. */
const NOT_LOADED = /\.map$|^node\/node_modules\/[^/]+\/(include|lib|share)$/

/**
 * Installs the packages of the folders that lack them, in parallel.
 * @param {string[]} folders
 * @param {boolean} withTests whether the command needs the test tools too
 * @param {AbortSignal} stop
 */
export async function installMissing(folders, withTests, stop) {
  const missing = folders.filter((folder) => !isInstalled(folder, withTests))
  if (missing.length === 0) return
  const names = missing.map(nameOf).join(' and of the ')
  await withProgress(`Installing the packages of the ${names} (once, a few minutes)`, async () => {
    // The first failure aborts the other installs too.
    const giveUp = new AbortController()
    const signal = AbortSignal.any([stop, giveUp.signal])
    const installs = missing.map((folder) => install(folder, withTests, signal))
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
  const way = withTests ? (isInstalled(folder, false) ? 'add' : 'all') : 'run'
  // A user's settings may also omit the platform's binaries. Only the site has a necessary install
  // script: it fetches the pinned Node, which also runs the CMS.
  const flags = ['--include=optional', `--ignore-scripts=${folder !== root}`]
  const outcome = await runNpm(folder, [...INSTALLS[way], ...flags], stop)
  if (stop.aborted) throw new Problem(`Stopped before the packages of the ${name} were installed.`)
  if (outcome.status !== 0) throw new Problem(explainFailedInstall(name, outcome))
  if (folder === root && !existsSync(nodeIn(folder)))
    throw new Problem(
      `npm installed the packages of the ${name} without running their install scripts: allow them (npm config delete ignore-scripts) and run the command again.`,
    )
  if (way === 'run') removeNotLoaded(join(folder, 'node_modules'))
  printStep(`Installed the packages of the ${name}`)
}

/** @param {string} packages a node_modules folder */
function removeNotLoaded(packages) {
  for (const path of readdirSync(packages, { encoding: 'utf8', recursive: true }))
    if (NOT_LOADED.test(path)) rmSync(join(packages, path), { recursive: true, force: true })
}

/** @param {string} folder */
const nameOf = (folder) => (folder === root ? 'site' : basename(folder))

/**
 * Runs npm in a folder, its output in a log file.
 * @param {string} folder
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @returns {Promise<import('./install-failure.mjs').Outcome>}
 */
function runNpm(folder, args, stop) {
  const log = join(tmpdir(), `npm-ci-${nameOf(folder)}-${process.pid}.log`)
  /** @type {string[]} */
  const lastLines = []
  // The npm that runs this command, so that the versions match.
  const { npm_execpath: script = '', npm_node_execpath: node } = process.env
  const [command = '', ...first] = node && script.endsWith('npm-cli.js') ? [node, script] : ['npm']
  const child = spawn(command, [...first, ...args], {
    cwd: folder,
    env: { ...process.env, ...guardVariables() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  // On SIGTERM npm first undoes its work, which can take more than a minute. A killed install has
  // no record, so it is repeated.
  stop.addEventListener('abort', () => signalGroup(child.pid, 'SIGKILL'))
  for (const output of [child.stdout, child.stderr])
    output.on('data', (/** @type {Buffer} */ chunk) => {
      lastLines.push(...chunk.toString().split('\n').filter(Boolean))
      lastLines.splice(0, lastLines.length - REMEMBERED_LINES)
      try {
        appendFileSync(log, chunk)
      } catch {
        // A full disk must not hide npm's own message about it.
      }
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      if (status === 0) rmSync(log, { force: true })
      resolve({ status, log, lastLines })
    })
  })
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, dev?: boolean }> }} Lock */

/**
 * Whether a folder's node_modules are complete and match its lock file. npm writes its record,
 * node_modules/.package-lock.json, last: a killed install has none. The program of the package
 * `node` is created by its install script.
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
  const hasNode = !present.packages['node_modules/node'] || existsSync(nodeIn(folder))
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
