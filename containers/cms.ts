// The container of the CMS: migrates the database, starts Directus, and sets it up while it runs.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { directus } from '../scripts/cms/directus.ts'
import { prepareEmbeddedCms } from '../scripts/cms/embedded.ts'
import { claimSetUp } from '../scripts/cms/open.ts'
import { runCommand } from '../scripts/lib/command.ts'
import { isDatabaseInstalled } from '../scripts/lib/disk.ts'
import { readSettings } from '../scripts/lib/environment.ts'
import { openDataFolder } from '../scripts/lib/secrets.ts'
import { replaceProcess } from './replace-process.ts'
import { untilReady } from './until-ready.ts'
import { supplySites } from './volumes.ts'

let isClaimed = false

await runCommand('service', async (supervisor) => {
  const { environment } = await untilReady(8055, async () => {
    const settings = readSettings()
    const secrets = await openDataFolder(settings)
    if (!isClaimed) claimSetUp(settings)
    isClaimed = true
    // At the very first start the sites wait until there is something to show.
    if (isDatabaseInstalled(settings.dataDir)) await supplySites(settings, secrets)
    return prepareEmbeddedCms(settings, secrets, supervisor)
  })
  spawn(process.execPath, [join(import.meta.dirname, 'set-up-cms.ts')], { stdio: 'inherit' })
  replaceProcess(directus(['start'], environment))
})
