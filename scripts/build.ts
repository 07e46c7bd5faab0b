// npm run build: builds the site from the content of an existing CMS.
import { schoolName } from './lib/cms/questions.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { build } from './lib/site/build.ts'
import { claimBuild } from './lib/site/claims.ts'
import { hasContent, warnOfCmsFailure, openSite } from './lib/site/open.ts'

await runCommand('task', async (supervisor) => {
  // The build contains the key of the server actions.
  process.umask(0o077)
  const settings = readSettings(process.env, true)
  claimBuild(settings)
  const site = await openSite(settings, supervisor)
  // Without the CMS, the build uses the content snapshot.
  await (hasContent(settings) ? warnOfCmsFailure(site.cms) : schoolName(site.cms))
  await build(site)
})
