// The container of the site.
import { join } from 'node:path'
import { isCmsUp } from '../scripts/cms/questions.ts'
import { embeddedCms } from '../scripts/cms/variables.ts'
import { root } from '../scripts/launcher/folders.mjs'
import { Problem } from '../scripts/launcher/problem.mjs'
import { runCommand } from '../scripts/lib/command.ts'
import { readSettings } from '../scripts/lib/environment.ts'
import { nextServer, siteEnvironment } from '../scripts/site/next.ts'
import { hasContent, hasSecrets, openDataFolder } from '../scripts/lib/secrets.ts'
import { sealState } from '../scripts/site/seal.ts'
import { replaceProcess } from './replace-process.ts'
import { untilReady } from './until-ready.ts'

const waiting = () => new Problem('The website waits for its CMS, which is being set up.')

await runCommand('service', async () => {
  const program = await untilReady(3000, async () => {
    const settings = readSettings()
    if ((await sealState(join(root, settings.buildDir))) !== 'intact')
      throw new Problem('The build in this image is damaged: pull the image again, or build it.')
    if (!settings.existingCms && !hasSecrets(settings.dataDir)) throw waiting()
    const secrets = await openDataFolder(settings)
    const cms = settings.existingCms ?? embeddedCms(settings, secrets)
    // After a restore to another host there is nothing to show before the CMS answers.
    if (!hasContent(settings.dataDir) && !(await isCmsUp(cms.url))) throw waiting()
    return nextServer(settings, siteEnvironment(settings, secrets, cms))
  })
  replaceProcess(program)
})
