// The CMS as systemd starts it: brings its database to the installed Directus, then starts that.
import { explain } from '../launcher/problem.mjs'
import { prepareEmbeddedCms } from '../lib/cms/embedded.ts'
import { readSettings } from '../lib/environment.ts'
import { directus } from '../lib/programs.ts'
import { openDataFolder } from '../lib/site/open.ts'
import { createSupervisor } from '../lib/supervisor.ts'
import { become } from './become.ts'

process.umask(0o077)
try {
  const settings = readSettings()
  const secrets = await openDataFolder(settings)
  const { environment } = await prepareEmbeddedCms(settings, secrets, createSupervisor())
  become(directus('start', environment))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
