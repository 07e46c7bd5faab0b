// npm run cms: the CMS without a site, for sites on this or other machines.
import { openCms } from './cms/open.ts'
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings()
  if (settings.existingCms) throw new Problem('CMS_URL names another CMS: start that one.')
  const cms = await openCms(settings, supervisor)
  console.log(`Ready: the CMS at ${cms.url}`)
})
