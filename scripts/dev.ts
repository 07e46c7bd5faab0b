// npm run dev: as npm start, but the site follows every change of its sources.
import { claimSite } from './lib/claims.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { waitUntilReady } from './lib/ready.ts'
import { siteEnvironment } from './lib/site-environment.ts'
import { next } from './lib/programs.ts'
import { openCms, openDataFolder } from './lib/site.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings(process.env, false)
  await claimSite(settings, supervisor)
  const secrets = await openDataFolder(settings)
  const cms = await openCms(settings, secrets, supervisor)
  const environment = siteEnvironment(settings, secrets, cms, 'development')
  const { host, port } = settings
  supervisor.keep(() => next(['dev', '-H', host, '-p', String(port)], environment))
  await waitUntilReady({ settings, secrets, cms })
})
