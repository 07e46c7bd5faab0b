// Waits for the CMS of this container, and updates schema, roles and settings to this version. If
// that fails, the container ends and is started again.
import { writeFile } from 'node:fs/promises'
import { setUpEmbeddedCms } from '../scripts/lib/cms/embedded.ts'
import { runCommand } from '../scripts/lib/command.ts'
import { readSettings } from '../scripts/lib/environment.ts'
import { claimSetUp } from '../scripts/lib/site/claims.ts'
import { openDataFolder } from '../scripts/lib/site/open.ts'

/** It exists once the CMS of this start is that of this version: `operate` waits for it. */
const SET_UP = '/tmp/set-up'

await runCommand('task', async () => {
  const settings = readSettings()
  try {
    claimSetUp(settings)
    await setUpEmbeddedCms(settings, await openDataFolder(settings))
    await writeFile(SET_UP, '')
  } catch (error) {
    process.kill(process.ppid, 'SIGTERM')
    throw error
  }
})
