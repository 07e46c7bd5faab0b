import { spawn } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardVariables } from './guarded.mjs'

const KEPT_LINES = 200

// Flags rather than trust: a user's npm settings may leave out the development packages (NODE_ENV),
// the platform's binaries, or the install scripts that bring the pinned Node.
const CLEAN_INSTALL = ['ci', '--include=dev', '--include=optional', '--ignore-scripts=false']

/**
 * @typedef {{ status: number | null, log: string, lastLines: string[] }} Outcome `log` is the file
 *   with all that npm said; it is removed after a success
 */

/**
 * `npm ci` in a folder, its output in a log file.
 * @param {string} folder
 * @param {string} name for the log file
 * @param {(pid: number | undefined) => void} onStart
 * @returns {Promise<Outcome>}
 */
export function cleanInstall(folder, name, onStart) {
  const log = join(tmpdir(), `npm-ci-${name}-${process.pid}.log`)
  /** @type {string[]} */
  const lines = []
  const [command, ...args] = npm()
  const child = spawn(command, [...args, ...CLEAN_INSTALL], {
    cwd: folder,
    env: { ...process.env, ...guardVariables() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onStart(child.pid)
  const keep = (/** @type {Buffer} */ chunk) => {
    lines.push(...chunk.toString().split('\n').filter(Boolean))
    lines.splice(0, lines.length - KEPT_LINES)
    tryAppend(log, chunk)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      if (status === 0) rmSync(log, { force: true })
      resolve({ status, log, lastLines: lines })
    })
  })
}

/** The npm that runs this command, so that both are the same version. */
function npm() {
  const { npm_execpath: script = '', npm_node_execpath: node } = process.env
  return node && script.endsWith('npm-cli.js')
    ? /** @type {const} */ ([node, script])
    : /** @type {const} */ (['npm'])
}

/**
 * @param {string} file
 * @param {Buffer} text
 */
function tryAppend(file, text) {
  try {
    appendFileSync(file, text)
  } catch {
    // A full disk must not hide npm's own words about it.
  }
}
