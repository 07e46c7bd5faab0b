// npm run rollback: takes the build before the one in use, or a named one, and has a running site serve it.
import { join } from 'node:path'
import { root } from './launcher/folders.mjs'
import { explain, Problem } from './launcher/problem.mjs'
import { readSettings } from './lib/environment.ts'
import { lockOwner } from './lib/site/claims.ts'
import { currentBuild, listReleases, previousRelease, switchRelease } from './lib/releases.ts'

async function rollBack([wanted]: string[]): Promise<void> {
  const { buildDir } = readSettings(process.env, false)
  currentBuild(buildDir)
  const releases = await listReleases(buildDir)
  const name = wanted ?? (await previousRelease(buildDir))
  if (!name || !releases.includes(name))
    throw new Problem(`There is no such build. These are in ${buildDir}: ${releases.join(', ')}.`)
  await switchRelease(buildDir, name)
  const pid = lockOwner(join(root, buildDir), 'serve')
  if (pid) process.kill(pid, 'SIGUSR2')
  console.log(`The build of ${name} is in use.${pid ? ' The site starts again with it.' : ''}`)
}

try {
  await rollBack(process.argv.slice(2))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
