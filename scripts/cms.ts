// npm run cms: the CMS without a site, for sites on this or other machines.
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { assertPortsFree } from './lib/free-ports.ts'
import { cmsPort } from './lib/site/claims.ts'
import { openCms } from './lib/site/open.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings()
  if (settings.existingCms) throw new Problem('CMS_URL names another CMS: start that one.')
  await assertPortsFree([cmsPort(settings.embeddedCms)])
  const cms = await openCms(settings, supervisor)
  console.log(`Ready: the CMS at ${cms.url}`)
})
