// npm run dev: as npm start, but the site follows every change of its sources.
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { waitUntilReady } from './lib/ready.ts'
import { siteEnvironment } from './lib/site-environment.ts'
import { claimPorts, openCms, openDataFolder, startNext } from './lib/site.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings(process.env, false)
  await claimPorts(settings)
  const secrets = await openDataFolder(settings)
  const cms = await openCms(settings, secrets, supervisor)
  const environment = siteEnvironment(settings, secrets, cms, 'development')
  startNext('dev', settings, environment, supervisor)
  await waitUntilReady({ settings, secrets, cms })
  return supervisor.failure
})
