import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { END_WITH_PARENT } from './end-with-parent.mjs'
import { cmsFolder, nodeFolder, ownNode, root } from './folders.mjs'
import { installMissing } from './install.mjs'
import { explain, Problem } from './problem.mjs'
import { GRACE_MS, listenForStop, statusOf } from './stop.mjs'

/**
 * Whether the commands run under the project's own Node: a package of Directus, isolated-vm, is compiled for these
 * versions only.
 * @param {string} version
 */
export const needsOwnNode = (version) => !/^(24|26)\./.test(version)

/** The commands that never start a CMS, and those that do unless CMS_URL is set. */
const WITHOUT_CMS = ['build', 'serve', 'notices']
const WITH_OR_WITHOUT_CMS = ['start', 'dev', 'check-golive', 'export', 'import']

const WITH_TEST_TOOLS = ['test', 'test-compose', 'test-scale']
const COMMANDS = ['cms', ...WITH_OR_WITHOUT_CMS, ...WITHOUT_CMS, ...WITH_TEST_TOOLS]

/** The scripts that are not in this folder. @type {Record<string, string>} */
const SCRIPTS = {
  'test-compose': 'e2e/compose/index.ts',
  'test-scale': 'e2e/compose/scale.ts',
}

/**
 * Installs what a command needs and runs its script.
 * @param {string | undefined} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit status
 */
export async function launch(command = '', args) {
  if (!COMMANDS.includes(command)) {
    console.error(`Missing command. There are: ${COMMANDS.join(', ')}.`)
    return 1
  }
  const withTests = WITH_TEST_TOOLS.includes(command)
  const mayUseAnother = WITH_OR_WITHOUT_CMS.includes(command) && process.env.CMS_URL
  const needsCms = !WITHOUT_CMS.includes(command) && !mayUseAnother
  const needsNode = needsOwnNode(process.versions.node)
  const stop = listenForStop()
  try {
    const folders = [root]
    if (needsCms) folders.push(cmsFolder)
    if (needsNode) folders.push(nodeFolder)
    await installMissing(folders, withTests, stop)
    if (stop.aborted) return statusOf(stop.reason)
    const script = join(root, SCRIPTS[command] ?? `scripts/${command}.ts`)
    // A file of tests ends by itself, some time after it is loaded.
    const isOwnProcess = needsNode || command.startsWith('test-')
    const node = needsNode ? ownNode : process.execPath
    return await (isOwnProcess
      ? runInOwnProcess(node, [script, ...args], stop)
      : runHere(script, args))
  } catch (error) {
    console.error(explain(error))
    return stop.aborted ? statusOf(stop.reason) : 1
  }
}

/**
 * Runs a script in this process, which it ends.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<number>}
 */
async function runHere(script, args) {
  // A command starts in half the time, with 20 MB less, if its types are removed already. An older
  // Node, which also loads this file, does not have this function.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(join(root, 'node_modules/.cache/compiled'))
  process.argv.splice(1, Infinity, script, ...args)
  await import(pathToFileURL(script).href)
  return 0
}

/**
 * Runs a script in a separate process in this terminal, and forwards stop requests.
 * @param {string} node the program
 * @param {string[]} argv the script and its arguments
 * @param {AbortSignal} stop
 * @returns {Promise<number>} the exit status
 */
function runInOwnProcess(node, argv, stop) {
  const child = spawn(node, [...END_WITH_PARENT, ...argv], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') },
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
          `The project's own Node cannot run here (${message}): delete ${nodeFolder}/node_modules and run the command again.`,
        ),
      ),
    )
    child.once('exit', (code, signal) => resolve(code ?? statusOf(signal ?? 'SIGKILL')))
  })
}
