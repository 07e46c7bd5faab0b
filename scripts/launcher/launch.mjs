import './orphan-guard.mjs'
import { join } from 'node:path'
import { cmsFolder, root } from './folders.mjs'
import { installMissing } from './install.mjs'
import { runUnderPinnedNode } from './pinned-node.mjs'
import { explain } from './problem.mjs'
import { listenForStop, statusOf } from './stop.mjs'

const embedsCms = !process.env.CMS_URL

/** The folders whose packages each command needs. */
const COMMANDS = new Map([
  ['start', embedsCms ? [root, cmsFolder] : [root]],
  ['dev', embedsCms ? [root, cmsFolder] : [root]],
  ['build', [root]],
  ['serve', [root]],
  ['cms', [root, cmsFolder]],
  ['deploy', [root]],
  ['test-deploy', [root, cmsFolder]],
  ['chaos-enquiries', [root, cmsFolder]],
  ['chaos-freshness', [root, cmsFolder]],
  ['chaos-content', [root, cmsFolder]],
  ['chaos-hostile', [root, cmsFolder]],
  ['bench', [root, cmsFolder]],
  ['bench-scale', [root, cmsFolder]],
  ['lighthouse', [root, cmsFolder]],
  ['check-golive', embedsCms ? [root, cmsFolder] : [root]],
  ['check-content', embedsCms ? [root, cmsFolder] : [root]],
  ['retention', embedsCms ? [root, cmsFolder] : [root]],
  ['privacy', embedsCms ? [root, cmsFolder] : [root]],
  ['backup', [root]],
  ['restore', [root]],
  ['rollback', [root]],
  ['test', [root, cmsFolder]],
])

/** Where the scripts of commands are that are tests; all others are in `scripts`. */
const FOLDERS = new Map([
  ['test-deploy', 'e2e/deploy'],
  ['bench', 'e2e/performance'],
  ['bench-scale', 'e2e/performance'],
  ['lighthouse', 'e2e/performance'],
])

/**
 * Installs what a command needs and runs its script under the pinned Node.
 * @param {string | undefined} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit status
 */
export async function launch(command = '', args) {
  const folders = COMMANDS.get(command)
  if (!folders) {
    console.error(`Say which command to run: ${[...COMMANDS.keys()].join(', ')}.`)
    return 1
  }
  const stop = listenForStop()
  try {
    await installMissing(folders, stop)
    if (stop.aborted) return statusOf(stop.reason)
    const script = join(root, FOLDERS.get(command) ?? 'scripts', `${command}.ts`)
    return await runUnderPinnedNode([script, ...args], stop)
  } catch (error) {
    console.error(explain(error))
    return stop.aborted ? statusOf(stop.reason) : 1
  }
}
