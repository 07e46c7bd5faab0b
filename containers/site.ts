// The container of the site.
import { join } from 'node:path'
import { root } from '../scripts/launcher/folders.mjs'
import { Problem } from '../scripts/launcher/problem.mjs'
import { runCommand } from '../scripts/lib/command.ts'
import { prepareDataFolder } from '../scripts/lib/disk.ts'
import { readSettings, type Settings } from '../scripts/lib/environment.ts'
import { embeddedCms, nextStart, siteEnvironment } from '../scripts/lib/programs.ts'
import { openDataFolder } from '../scripts/lib/site/open.ts'
import { sealState } from '../scripts/lib/site/seal.ts'
import { replaceProcess } from './replace-process.ts'

await runCommand('service', async () => {
  const shared = readSettings()
  if ((await sealState(join(root, shared.buildDir))) !== 'intact')
    throw new Problem('The build in this image is damaged: pull the image again, or build it.')
  const secrets = await openDataFolder(shared)
  const settings = { ...shared, dataDir: folderOf(shared) }
  await prepareDataFolder(settings.dataDir)
  const cms = settings.existingCms ?? embeddedCms(settings, secrets)
  const environment = siteEnvironment(settings, secrets, cms, 'production')
  replaceProcess(nextStart(settings, environment))
})

/** Two instances must not share an outbox and content, only the secrets. */
function folderOf({ dataDir, instance }: Settings): string {
  return instance ? join(dataDir, `site-${instance}`) : dataDir
}
