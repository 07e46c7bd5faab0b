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

/** Commands that live with the tests; all others are scripts/<command>.ts. */
const SCRIPTS = new Map([
  ['test-deploy', 'e2e/deploy/test-deploy.ts'],
  ['bench', 'e2e/performance/bench.ts'],
  ['bench-scale', 'e2e/performance/bench-scale.ts'],
  ['lighthouse', 'e2e/performance/lighthouse.ts'],
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
    const script = SCRIPTS.get(command) ?? `scripts/${command}.ts`
    return await runUnderPinnedNode([join(root, script), ...args], stop)
  } catch (error) {
    console.error(explain(error))
    return stop.aborted ? statusOf(stop.reason) : 1
  }
}
