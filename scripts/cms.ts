// npm run cms: the CMS alone, for sites that run on this machine or on others.
import { join } from 'node:path'
import { Problem } from './launcher/problem.mjs'
import { cmsPort } from './lib/site/claims.ts'
import { runCommand } from './lib/command.ts'
import { readSettings, type ExistingCms } from './lib/environment.ts'
import { assertPortsFree } from './lib/free-ports.ts'
import { writeFileSafely } from './lib/disk.ts'
import { openCms, openDataFolder } from './lib/site/serve.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings(process.env, false)
  if (settings.existingCms) throw new Problem('CMS_URL names another CMS: start that one.')
  await assertPortsFree([cmsPort(settings.embeddedCms)])
  const secrets = await openDataFolder(settings)
  const cms = await openCms(settings, secrets, supervisor)
  await writeFileSafely(join(settings.dataDir, 'site.env'), siteVariables(cms), 0o600)
  console.log(`Ready: the CMS at ${cms.url}`)
})

/** What "npm run build" and "npm run serve" need of this CMS, as a file of variables. */
function siteVariables({ url, token, preview }: ExistingCms): string {
  const variables = {
    CMS_URL: url,
    CMS_TOKEN: token,
    PREVIEW_SECRET: preview?.secret,
    CMS_PREVIEW_TOKEN: preview?.token,
  }
  const lines = Object.entries(variables).map(([name, value = '']) => `${name}=${value}\n`)
  return lines.join('')
}
