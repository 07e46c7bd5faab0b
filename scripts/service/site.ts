// The site as systemd starts it. The CMS is that of the settings, or the one of the data folder.
import { explain } from '../launcher/problem.mjs'
import { readSettings } from '../lib/environment.ts'
import { embeddedCms, nextStart, siteEnvironment } from '../lib/programs.ts'
import { openDataFolder } from '../lib/site/open.ts'
import { become } from './become.ts'

process.umask(0o077)
try {
  const settings = readSettings()
  const secrets = await openDataFolder(settings)
  const cms = settings.existingCms ?? embeddedCms(settings, secrets)
  become(nextStart(settings, siteEnvironment(settings, secrets, cms, 'production')))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
