import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cmsFolder, nodeIn, releaseFile, root } from './folders.mjs'
import { installMissing } from './install.mjs'
import { guardVariables } from './orphan-guard.mjs'
import { explain, Problem } from './problem.mjs'
import { GRACE_MS, listenForStop, statusOf } from './stop.mjs'

const BACKUPS = ['backup', 'backup-nightly', 'restore']
/** The commands that never start a CMS, and those that do unless CMS_URL is set. */
const WITHOUT_CMS = [
  ...['build', 'serve', 'deploy', 'rollback', 'upgrade', 'status', 'log', ...BACKUPS],
]
const WITH_OR_WITHOUT_CMS = [
  ...['start', 'dev', 'check-golive', 'check-content', 'retention', 'privacy'],
]

/** Commands of the tests; all others are scripts/<command>.ts. */
const SCRIPTS = new Map([
  ['chaos-enquiries', 'e2e/resilience/enquiries/main.ts'],
  ['chaos-freshness', 'e2e/resilience/sync/main.ts'],
  ['chaos-content', 'e2e/resilience/content/main.ts'],
  ['chaos-hostile', 'e2e/resilience/fuzz/main.ts'],
  ['test-deploy', 'e2e/deploy/test-deploy.ts'],
  ['test-server', 'e2e/server/test-server.ts'],
  ['bench', 'e2e/performance/bench.ts'],
  ['bench-scale', 'e2e/performance/bench-scale.ts'],
  ['lighthouse', 'e2e/performance/lighthouse.ts'],
])
const WITH_TEST_TOOLS = ['test', ...SCRIPTS.keys()]
const COMMANDS = ['cms', 'release', ...WITH_OR_WITHOUT_CMS, ...WITHOUT_CMS, ...WITH_TEST_TOOLS]

/**
 * Installs what a command needs and runs its script under the pinned Node.
 * @param {string | undefined} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit status
 */
export async function launch(command = '', args) {
  if (!COMMANDS.includes(command)) {
    console.error(`Say which command to run: ${COMMANDS.join(', ')}.`)
    return 1
  }
  const withTests = WITH_TEST_TOOLS.includes(command)
  const mayUseAnother = WITH_OR_WITHOUT_CMS.includes(command) && process.env.CMS_URL
  const needsCms = !WITHOUT_CMS.includes(command) && !mayUseAnother
  const stop = listenForStop()
  try {
    // A release includes its packages.
    if (!existsSync(releaseFile))
      await installMissing(needsCms ? [root, cmsFolder] : [root], withTests, stop)
    if (stop.aborted) return statusOf(stop.reason)
    const script = SCRIPTS.get(command) ?? `scripts/${command}.ts`
    return await runUnderPinnedNode([join(root, script), ...args], stop)
  } catch (error) {
    console.error(explain(error))
    return stop.aborted ? statusOf(stop.reason) : 1
  }
}

/**
 * Runs a script under the pinned Node in this terminal, and forwards stop requests.
 * @param {string[]} argv the script and its arguments
 * @param {AbortSignal} stop
 * @returns {Promise<number>} the exit status
 */
function runUnderPinnedNode(argv, stop) {
  const child = spawn(nodeIn(root), argv, {
    stdio: 'inherit',
    env: { ...process.env, ...guardVariables() },
  })
  stop.addEventListener('abort', () => {
    child.kill(stop.reason)
    // The script stops the site and then the CMS, each with its own grace period.
    setTimeout(() => child.kill('SIGKILL'), 3 * GRACE_MS).unref()
  })
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(
        new Problem(
          `The project's own Node cannot run here (${message}): delete node_modules and run the command again.`,
        ),
      ),
    )
    child.once('exit', (code, signal) => resolve(code ?? statusOf(signal ?? 'SIGKILL')))
  })
}
