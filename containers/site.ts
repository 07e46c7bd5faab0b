// The container of the site.
import { join } from 'node:path'
import { runCommand } from '../scripts/lib/command.ts'
import { prepareDataFolder } from '../scripts/lib/disk.ts'
import { readSettings, type Settings } from '../scripts/lib/environment.ts'
import { embeddedCms, next, siteEnvironment, SITE_HEAP } from '../scripts/lib/programs.ts'
import { openDataFolder } from '../scripts/lib/site/open.ts'
import { replaceProcess } from './replace-process.ts'

await runCommand('service', async () => {
  const shared = readSettings()
  const secrets = await openDataFolder(shared)
  const settings = { ...shared, dataDir: folderOf(shared) }
  await prepareDataFolder(settings.dataDir)
  const cms = settings.existingCms ?? embeddedCms(settings, secrets)
  const environment = siteEnvironment(settings, secrets, cms, 'production')
  const program = next(['start', '-H', settings.host, '-p', String(settings.port)], environment)
  replaceProcess({ ...program, args: [...SITE_HEAP, ...program.args] })
})

/** Two instances must not share an outbox and content, only the secrets. */
function folderOf({ dataDir, instance }: Settings): string {
  return instance ? join(dataDir, `site-${instance}`) : dataDir
}
