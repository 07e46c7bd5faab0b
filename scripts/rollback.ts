// npm run rollback: makes the previous build, or a named one, the current one, and restarts a
// running site with it.
import { join } from 'node:path'
import { root } from './launcher/folders.mjs'
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'
import { currentBuild, listReleases, previousRelease, switchRelease } from './lib/releases.ts'
import { lockOwner } from './lib/site/claims.ts'

await runCommand('task', async () => {
  const [wanted] = process.argv.slice(2)
  const { buildDir } = readSettings()
  currentBuild(buildDir)
  const releases = await listReleases(buildDir)
  const name = wanted ?? (await previousRelease(buildDir))
  if (!name || !releases.includes(name))
    throw new Problem(`There is no such build. These are in ${buildDir}: ${releases.join(', ')}.`)
  await switchRelease(buildDir, name)
  const pid = lockOwner(join(root, buildDir), 'serve')
  if (pid) process.kill(pid, 'SIGUSR2')
  console.log(`The build of ${name} is in use.${pid ? ' The site starts again with it.' : ''}`)
})
