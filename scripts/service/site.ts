// The site as started by systemd. The CMS is that of the settings, or the one of the data folder.
import { runCommand } from '../lib/command.ts'
import { readSettings } from '../lib/environment.ts'
import { embeddedCms, nextStart, siteEnvironment } from '../lib/programs.ts'
import { openDataFolder } from '../lib/site/open.ts'
import { replaceProcess } from './become.ts'

await runCommand('service', async () => {
  const settings = readSettings()
  const secrets = await openDataFolder(settings)
  const cms = settings.existingCms ?? embeddedCms(settings, secrets)
  replaceProcess(nextStart(settings, siteEnvironment(settings, secrets, cms, 'production')))
})
