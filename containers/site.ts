// The container of the site.
import { join } from 'node:path'
import { embeddedCms } from '../scripts/cms/variables.ts'
import { root } from '../scripts/launcher/folders.mjs'
import { Problem } from '../scripts/launcher/problem.mjs'
import { runCommand } from '../scripts/lib/command.ts'
import { readSettings } from '../scripts/lib/environment.ts'
import { nextServer, siteEnvironment } from '../scripts/site/next.ts'
import { hasSecrets, openDataFolder } from '../scripts/lib/secrets.ts'
import { sealState } from '../scripts/site/seal.ts'
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
    return nextServer(settings, siteEnvironment(settings, secrets, cms))
  })
  replaceProcess(program)
})
