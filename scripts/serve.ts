// npm run serve: the current build of the site with an existing CMS.
import { printStep } from './launcher/progress.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { buildState, requireBuild } from './lib/site/build.ts'
import { claimSite } from './lib/site/claims.ts'
import { warnOfCmsFailure, openSite } from './lib/site/open.ts'
import { serveBuild, waitUntilReady } from './lib/site/serve.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings(process.env, true)
  await claimSite(settings)
  const site = await openSite(settings, supervisor)
  const state = await buildState(site)
  requireBuild(settings.buildDir, state)
  if (state === 'other')
    printStep(
      'The build is out of date: the sources, SITE_URL or CMS_URL have changed. Run "npm run build"',
    )
  await warnOfCmsFailure(site.cms)
  serveBuild(site)
  await waitUntilReady(site)
})
