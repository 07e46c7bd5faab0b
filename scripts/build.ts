// npm run build: builds the site from the content of an existing CMS.
import { schoolName } from './lib/cms/questions.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { currentRelease } from './lib/releases.ts'
import { build } from './lib/site/build.ts'
import { warnOfCmsFailure, openSite } from './lib/site/open.ts'

await runCommand('task', async (supervisor) => {
  // The build contains the key of the server actions.
  process.umask(0o077)
  const site = await openSite(readSettings(process.env, true), supervisor)
  // Without the CMS, the build uses the content snapshot.
  await (currentRelease(site.settings.buildDir) ? warnOfCmsFailure(site.cms) : schoolName(site.cms))
  await build(site)
})
