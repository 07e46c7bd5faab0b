// The container of the site.
import { join } from 'node:path'
import { root } from '../scripts/launcher/folders.mjs'
import { Problem } from '../scripts/launcher/problem.mjs'
import { runCommand } from '../scripts/lib/command.ts'
import { readSettings } from '../scripts/lib/environment.ts'
import { embeddedCms, nextStart, siteEnvironment } from '../scripts/lib/programs.ts'
import { hasSecrets } from '../scripts/lib/secrets.ts'
import { openDataFolder } from '../scripts/lib/site/open.ts'
import { sealState } from '../scripts/lib/site/seal.ts'
import { replaceProcess } from './replace-process.ts'
import { untilReady } from './until-ready.ts'

await runCommand('service', async () => {
  const program = await untilReady(3000, async () => {
    const settings = readSettings()
    if ((await sealState(join(root, settings.buildDir))) !== 'intact')
      throw new Problem('The build in this image is damaged: pull the image again, or build it.')
    if (!settings.existingCms && !hasSecrets(settings.dataDir))
      throw new Problem('The website waits for its CMS, which is being set up.')
    const secrets = await openDataFolder(settings)
    const cms = settings.existingCms ?? embeddedCms(settings, secrets)
    return nextStart(settings, siteEnvironment(settings, secrets, cms, 'production'))
  })
  replaceProcess(program)
})
