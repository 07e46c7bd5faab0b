// npm run dev: as npm start, but the site follows every change of its sources.
import { claimSite } from './lib/site/claims.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { waitUntilReady } from './lib/site/ready.ts'
import { next, siteEnvironment } from './lib/programs.ts'
import { openCms, openDataFolder } from './lib/site/serve.ts'

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
