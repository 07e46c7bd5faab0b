// Runs after each start of the CMS: waits for it, and updates schema, roles and settings to this
// release.
import { readSettings } from '../lib/environment.ts'
import { runCommand } from '../lib/command.ts'
import { setUpEmbeddedCms } from '../lib/cms/embedded.ts'
import { saveSiteVariables } from '../lib/cms/site-variables.ts'
import { embeddedCms } from '../lib/programs.ts'
import { openDataFolder } from '../lib/site/open.ts'

await runCommand('task', async () => {
  process.umask(0o077)
  const settings = readSettings()
  const secrets = await openDataFolder(settings)
  await setUpEmbeddedCms(settings, secrets)
  await saveSiteVariables(settings.dataDir, embeddedCms(settings, secrets))
})
