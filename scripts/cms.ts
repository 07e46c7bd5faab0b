// npm run cms: the CMS alone, for sites that run on this machine or on others.
import { join } from 'node:path'
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { writeFileSafely } from './lib/disk.ts'
import { readSettings } from './lib/environment.ts'
import { assertPortsFree } from './lib/free-ports.ts'
import { cmsPort } from './lib/site/claims.ts'
import { openSite } from './lib/site/open.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings()
  if (settings.existingCms) throw new Problem('CMS_URL names another CMS: start that one.')
  await assertPortsFree([cmsPort(settings.embeddedCms)])
  const { cms } = await openSite(settings, supervisor)
  // What "npm run build" and "npm run serve" need of this CMS.
  const variables = {
    CMS_URL: cms.url,
    CMS_TOKEN: cms.token,
    PREVIEW_SECRET: cms.preview?.secret,
    CMS_PREVIEW_TOKEN: cms.preview?.token,
  }
  const lines = Object.entries(variables).map(([name, value = '']) => `${name}=${value}\n`)
  await writeFileSafely(join(settings.dataDir, 'site.env'), lines.join(''), 0o600)
  console.log(`Ready: the CMS at ${cms.url}`)
})
