// npm run build: the site without a CMS, from the content of an existing CMS.
import { build } from './lib/site/build.ts'
import { schoolName } from './lib/cms/questions.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { siteEnvironment } from './lib/programs.ts'
import { currentRelease } from './lib/releases.ts'
import { greetCms, openCms, openDataFolder } from './lib/site/serve.ts'

await runCommand('task', async (supervisor) => {
  // The key of the server actions is part of the build.
  process.umask(0o077)
  const settings = readSettings(process.env, true)
  const secrets = await openDataFolder(settings)
  const cms = await openCms(settings, secrets, supervisor)
  // Without the CMS, a build is made from the last good content on disk.
  await (currentRelease(settings.buildDir) ? greetCms(cms) : schoolName(cms))
  await build(settings, siteEnvironment(settings, secrets, cms, 'production'), supervisor)
  return 0
})
