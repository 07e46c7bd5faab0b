// npm run dev: like npm start, with hot reload.
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { next } from './lib/programs.ts'
import { claimSite } from './lib/site/claims.ts'
import { openSite } from './lib/site/open.ts'
import { waitUntilReady } from './lib/site/serve.ts'

await runCommand('service', async (supervisor) => {
  const settings = readSettings()
  await claimSite(settings)
  const site = await openSite(settings, supervisor, 'development')
  const address = ['-H', settings.host, '-p', String(settings.port)]
  supervisor.keep(next(['dev', ...address], site.environment))
  await waitUntilReady(site)
})
