// The container of the site.
import { join } from 'node:path'
import { runCommand } from '../scripts/lib/command.ts'
import { prepareDataFolder } from '../scripts/lib/disk.ts'
import { readSettings, type Settings } from '../scripts/lib/environment.ts'
import { embeddedCms, nextStart, siteEnvironment } from '../scripts/lib/programs.ts'
import { openDataFolder } from '../scripts/lib/site/open.ts'
import { replaceProcess } from './replace-process.ts'

await runCommand('service', async () => {
  const shared = readSettings()
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
