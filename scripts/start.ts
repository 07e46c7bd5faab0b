// npm start: the CMS, its content, the site built from it, and both served.
import { claimSite } from './lib/site/claims.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { waitUntilReady } from './lib/site/ready.ts'
import { siteEnvironment } from './lib/programs.ts'
import { buildIfNeeded, openCms, openDataFolder, serveBuild } from './lib/site/serve.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings(process.env, false)
  await claimSite(settings, supervisor)
  const secrets = await openDataFolder(settings)
  const cms = await openCms(settings, secrets, supervisor)
  const environment = siteEnvironment(settings, secrets, cms, 'production')
  await buildIfNeeded(settings, environment, cms, supervisor)
  await serveBuild(settings, environment, supervisor)
  await waitUntilReady({ settings, secrets, cms })
})
