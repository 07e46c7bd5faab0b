import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pinnedNodeOf, root } from './folders.mjs'
import { guardVariables } from './orphan-guard.mjs'
import { Problem } from './problem.mjs'
import { during, step } from './progress.mjs'
import { signalGroup } from './stop.mjs'

const REMEMBERED_LINES = 200
const SHOWN_LINES = 12

// Flags rather than trust: a user's npm settings may leave out test tools (NODE_ENV), the platform's
// binaries, or the install scripts that fetch the pinned Node.
const ALWAYS = ['--include=optional', '--ignore-scripts=false']

/** Each way of installing: the packages that run the site, all, or what the tests need besides. */
const INSTALLS = {
  run: ['ci', '--omit=dev', ...ALWAYS],
  all: ['ci', '--include=dev', ...ALWAYS],
  // `npm ci` would remove the packages under a site that runs from this folder.
  add: ['install', '--no-save', '--include=dev', ...ALWAYS],
}

/** What npm's messages mean for the reader, the most specific first. @type {[RegExp, string][]} */
const CAUSES = [
  [/ENOSPC|no space left/i, 'The disk is full: free at least 3 GB and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|npm \w+!? network/i,
    'npm cannot reach its package registry: check the network (and the proxy, if there is one) and run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'npm may not write to this folder: run the command as the user who owns it.',
  ],
  [
    /are in sync|EUSAGE/,
    'package.json and package-lock.json disagree: run `npm install`, then `npm run lock`, and commit both files.',
  ],
  [
    /gyp ERR|node-gyp/,
    'A package had to be compiled for this machine and could not be: install python3, make and a C++ compiler and run the command again.',
  ],
]

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
  const outcome = await runNpm(folder, INSTALLS[way], stop)
  if (stop.aborted) throw new Problem(`Stopped before the packages of the ${name} were installed.`)
  if (outcome.status !== 0) throw new Problem(explainFailedInstall(name, outcome))
  if (!existsSync(pinnedNodeOf(folder)))
    throw new Problem(
      `npm installed the packages of the ${name} without running their install scripts: allow them (npm config delete ignore-scripts) and run the command again.`,
    )
  step(`Installed the packages of the ${name}`)
}

/** @param {string} folder */
const nameOf = (folder) => (folder === root ? 'site' : basename(folder))

/**
 * @typedef {{ status: number | null, log: string, lastLines: string[] }} Outcome `log` is the file
 *   with all output of npm; it is removed after a success
 */

/**
 * Runs npm in a folder, its output in a log file.
 * @param {string} folder
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @returns {Promise<Outcome>}
 */
function runNpm(folder, args, stop) {
  const log = join(tmpdir(), `npm-ci-${nameOf(folder)}-${process.pid}.log`)
  /** @type {string[]} */
  const lastLines = []
  // The npm that runs this command, so that both are the same version.
  const { npm_execpath: script = '', npm_node_execpath: node } = process.env
  const [command = '', ...first] = node && script.endsWith('npm-cli.js') ? [node, script] : ['npm']
  const child = spawn(command, [...first, ...args], {
    cwd: folder,
    env: { ...process.env, ...guardVariables() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  // On SIGTERM npm would first undo its work, for a minute or more. Killed, it leaves an install
  // without its record, which counts as none.
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

/**
 * One message for a failed install: what happened, what to do, npm's last lines, where the rest is.
 * @param {string} name of what was installed
 * @param {Outcome} outcome
 * @returns {string}
 */
export function explainFailedInstall(name, { status, log, lastLines }) {
  const output = lastLines.join('\n')
  const cause = CAUSES.find(([sign]) => sign.test(output))?.[1] ?? 'npm says why below.'
  return [
    `The packages of the ${name} could not be installed (npm ended with ${status ?? 'a signal'}). ${cause}`,
    ...lastLines.slice(-SHOWN_LINES).map((line) => `  ${line}`),
    `  All of npm's output: ${log}`,
  ].join('\n')
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, dev?: boolean }> }} Lock */

/**
 * Whether a folder's node_modules are complete and belong to its lock file. npm writes its record,
 * node_modules/.package-lock.json, after everything else: an install that was killed has none. Only the
 * install script of the package `node` makes the program in it.
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
  const isThere = (/** @type {string} */ path) => existsSync(join(folder, path, 'package.json'))
  const hasNode = !present.packages['node_modules/node'] || existsSync(pinnedNodeOf(folder))
  return agrees && hasNode && Object.keys(present.packages).every(isThere)
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
