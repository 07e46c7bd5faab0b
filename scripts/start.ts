// npm start: runs the CMS with its content and the site built from it.
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { claimSite } from './lib/site/claims.ts'
import { openSite } from './lib/site/open.ts'
import { buildIfNeeded, serveBuild, waitUntilReady } from './lib/site/serve.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings()
  await claimSite(settings)
  const site = await openSite(settings, supervisor)
  await buildIfNeeded(site)
  serveBuild(site)
  await waitUntilReady(site)
})
