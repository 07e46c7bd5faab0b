// npm run serve: the site without a CMS, as the last build made it, with an existing one.
import { step } from './launcher/progress.mjs'
import { buildState } from './lib/site/build.ts'
import { claimSite } from './lib/site/claims.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { waitUntilReady } from './lib/site/ready.ts'
import { siteEnvironment } from './lib/programs.ts'
import { greetCms, openCms, openDataFolder, serveBuild } from './lib/site/serve.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings(process.env, true)
  await claimSite(settings, supervisor)
  const secrets = await openDataFolder(settings)
  const cms = await openCms(settings, secrets, supervisor)
  const environment = siteEnvironment(settings, secrets, cms, 'production')
  const state = await buildState(settings, environment)
  if (state === 'rolled back') step('The site is rolled back to an earlier build')
  if (state === 'sources' || state === 'other')
    step('The build is of other sources, SITE_URL or CMS_URL: "npm run build" makes a fitting one')
  await greetCms(cms)
  await serveBuild(settings, environment, supervisor)
  await waitUntilReady({ settings, secrets, cms })
})
