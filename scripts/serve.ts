// npm run serve: the site alone, as the last build made it, beside an existing CMS.
import { Problem } from './launcher/problem.mjs'
import { step } from './launcher/progress.mjs'
import { buildState } from './lib/build.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { waitUntilReady } from './lib/ready.ts'
import { siteEnvironment } from './lib/site-environment.ts'
import { claimPorts, greetCms, openCms, openDataFolder, startNext } from './lib/site.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings(process.env, true)
  await claimPorts(settings)
  const secrets = await openDataFolder(settings)
  const cms = await openCms(settings, secrets, supervisor)
  const environment = siteEnvironment(settings, secrets, cms, 'production')
  const state = await buildState(settings, environment)
  if (state === 'none')
    throw new Problem(`There is no build in ${settings.buildDir}: run "npm run build" first.`)
  if (state === 'other')
    step('The build is of other sources, SITE_URL or CMS_URL: "npm run build" makes a fitting one')
  await greetCms(cms)
  startNext('start', settings, environment, supervisor)
  await waitUntilReady({ settings, secrets, cms })
  return supervisor.failure
})
