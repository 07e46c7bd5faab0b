// Waits for the CMS of this container, and updates schema, roles and settings to this version. Until
// that succeeds the container is unhealthy.
import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { explain } from '../scripts/launcher/problem.mjs'
import { printStep } from '../scripts/launcher/progress.mjs'
import { setUpEmbeddedCms } from '../scripts/cms/embedded.ts'
import { claimSetUp } from '../scripts/cms/open.ts'
import { runCommand } from '../scripts/lib/command.ts'
import { readSettings } from '../scripts/lib/environment.ts'
import { openDataFolder } from '../scripts/lib/secrets.ts'
import { supplySites } from './volumes.ts'

/** It exists once the CMS of this start is that of this version: `operate` waits for it. */
const SET_UP = '/tmp/set-up'
const RETRY_MS = 30_000

await runCommand('task', async () => {
  const settings = readSettings()
  claimSetUp(settings)
  for (let said = ''; ; await pause(RETRY_MS)) {
    try {
      const secrets = await openDataFolder(settings)
      await setUpEmbeddedCms(settings, secrets)
      await supplySites(settings, secrets)
      await writeFile(SET_UP, '')
      return
    } catch (error) {
      const reason = explain(error)
      if (reason !== said) printStep(reason)
      said = reason
    }
  }
})
