// The CMS as started by systemd: migrates its database to the installed Directus, then runs it.
import { prepareEmbeddedCms } from '../lib/cms/embedded.ts'
import { runCommand } from '../lib/command.ts'
import { readSettings } from '../lib/environment.ts'
import { directus } from '../lib/programs.ts'
import { openDataFolder } from '../lib/site/open.ts'
import { replaceProcess } from './become.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings()
  const secrets = await openDataFolder(settings)
  const { environment } = await prepareEmbeddedCms(settings, secrets, supervisor)
  replaceProcess(directus('start', environment))
})
