import { spawn } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardVariables } from './orphan-guard.mjs'

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

/** What npm's messages mean for the reader, the most specific first. */
const CAUSES = [
  {
    sign: /ENOSPC|no space left/i,
    meaning: 'The disk is full: free at least 3 GB and run the command again.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|npm \w+!? network/i,
    meaning:
      'npm cannot reach its package registry: check the network (and the proxy, if there is one) and run the command again.',
  },
  {
    sign: /EACCES|EPERM|EROFS/,
    meaning: 'npm may not write to this folder: run the command as the user who owns it.',
  },
  {
    sign: /are in sync|EUSAGE/,
    meaning:
      'package.json and package-lock.json disagree: run `npm install`, then `npm run lock`, and commit both files.',
  },
  {
    sign: /gyp ERR|node-gyp/,
    meaning:
      'A package had to be compiled for this machine and could not be: install python3, make and a C++ compiler and run the command again.',
  },
]

/**
 * @typedef {{ status: number | null, log: string, lastLines: string[] }} Outcome `log` is the file
 *   with all output of npm; it is removed after a success
 */

/**
 * Runs npm in a folder, its output in a log file.
 * @param {string} folder
 * @param {keyof typeof INSTALLS} way
 * @param {string} name for the log file
 * @param {(pid: number | undefined) => void} onStart
 * @returns {Promise<Outcome>}
 */
export function npmInstall(folder, way, name, onStart) {
  const log = join(tmpdir(), `npm-ci-${name}-${process.pid}.log`)
  /** @type {string[]} */
  const lastLines = []
  // The npm that runs this command, so that both are the same version.
  const { npm_execpath: script = '', npm_node_execpath: node } = process.env
  const [command = '', ...args] = node && script.endsWith('npm-cli.js') ? [node, script] : ['npm']
  const child = spawn(command, [...args, ...INSTALLS[way]], {
    cwd: folder,
    env: { ...process.env, ...guardVariables() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onStart(child.pid)
  const save = (/** @type {Buffer} */ chunk) => {
    lastLines.push(...chunk.toString().split('\n').filter(Boolean))
    lastLines.splice(0, lastLines.length - REMEMBERED_LINES)
    try {
      appendFileSync(log, chunk)
    } catch {
      // A full disk must not hide npm's own message about it.
    }
  }
  child.stdout.on('data', save)
  child.stderr.on('data', save)
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
  const cause = CAUSES.find(({ sign }) => sign.test(output))?.meaning ?? 'npm says why below.'
  return [
    `The packages of the ${name} could not be installed (npm ended with ${status ?? 'a signal'}). ${cause}`,
    ...lastLines.slice(-SHOWN_LINES).map((line) => `  ${line}`),
    `  All of npm's output: ${log}`,
  ].join('\n')
}
