// npm run build: the site without a CMS, from the content of an existing CMS.
import { schoolName } from './lib/cms/questions.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { currentRelease } from './lib/releases.ts'
import { build } from './lib/site/build.ts'
import { greetCms, openSite } from './lib/site/open.ts'

await runCommand('task', async (supervisor) => {
  // The key of the server actions is part of the build.
  process.umask(0o077)
  const site = await openSite(readSettings(process.env, true), supervisor)
  // Without the CMS, a build is made from the last good content on disk.
  await (currentRelease(site.settings.buildDir) ? greetCms(site.cms) : schoolName(site.cms))
  await build(site)
})
