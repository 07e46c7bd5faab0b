// npm run build: builds the site from the content of an existing CMS.
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { build } from './site/build.ts'
import { claimBuild, openSite, requireContent } from './site/open.ts'

await runCommand('task', async (supervisor) => {
  // The build contains the key of the server actions.
  process.umask(0o077)
  const settings = readSettings(process.env, true)
  claimBuild(settings)
  const site = await openSite(settings, supervisor)
  await requireContent(site)
  await build(site)
})
