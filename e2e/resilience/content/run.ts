import { join } from 'node:path'
import { root } from '../../../scripts/launcher/folders.mjs'
import { during, say, step } from '../../../scripts/launcher/progress.mjs'
import { startFaultyCms } from '../faulty-cms.ts'
import { currentBuild } from '../../../scripts/lib/releases.ts'
import type { Random } from '../random.ts'
import { untilUp } from '../victim.ts'
import type { World } from '../world.ts'
import { tryAll } from './all.ts'
import { buildControl } from './controls.ts'
import type { ContentOptions } from './options.ts'
import { createSite, type Programs } from './site.ts'

/**
 * Fails in every way, asks for every page and compares; prints the figures and answers the exit status.
 * With a control it is a good one when the site, which is made wrong, has failed.
 */
export async function runContent(
  world: World,
  options: ContentOptions,
  random: Random,
): Promise<number> {
  const { control } = options
  step(`Seed ${options.seed}${control ? `, ${control}` : ''}`)
  const cms = await startFaultyCms(world.cmsUrl)
  world.cms.start()
  await untilUp([world.cms], 'The CMS')
  const copy = control && (await during('Building it', () => buildControl(world, control)))
  const site = createSite(world, copy ?? documentedCommands(world))
  try {
    const { views, faults } = await tryAll({ world, cms, site, options }, random)
    for (const fault of faults) say(`  ${fault}`)
    const hasFailed = faults.length > 0
    say(`Seed ${options.seed}, ${views} views: ${hasFailed ? 'FAILED' : 'PASSED'}`)
    if (control) say(hasFailed ? 'As it must with this control.' : 'The control went unnoticed.')
    return hasFailed === Boolean(control) ? 0 : 1
  } finally {
    await Promise.all([site.kill(), world.cms.kill()])
    cms.close()
    await copy?.remove()
  }
}

const documentedCommands = ({ settings, siteCommand }: World): Programs => ({
  buildFolder: () => join(root, currentBuild(settings.buildDir)),
  start: (cmsUrl) => siteCommand('serve', cmsUrl),
})
