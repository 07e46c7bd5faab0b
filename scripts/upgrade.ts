// school-website <school> upgrade <release.tar.gz>: verifies a release, makes a backup, probes the
// release with a copy of the data, switches to it, and rolls back if it is not healthy. systemd
// runs it with --resume.
import { realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { namedFolder } from './backup/place.ts'
import { Problem } from './launcher/problem.mjs'
import { withProgress, printStep } from './launcher/progress.mjs'
import { runCommand } from './lib/command.ts'
import { unpackRelease } from './server/release-file.ts'
import { readSchool, type School } from './server/school.ts'
import { continueUpgrade } from './server/upgrade/phases.ts'
import { readResult, readUpgrade, saveUpgrade } from './server/upgrade/state.ts'
import { removeUpgradeUnit, startUpgradeUnit } from './server/upgrade/unit.ts'

const RESUME = '--resume'

await runCommand('task', async () => {
  const [argument, ...rest] = process.argv.slice(2)
  if (!argument || rest.length > 0)
    throw new Problem('Name the release: school-website <school> upgrade <release.tar.gz>')
  if (process.getuid?.() !== 0) throw new Problem('Run this as root.')
  const school = await readSchool(process.env.SCHOOL ?? '')
  return argument === RESUME ? resume(school) : request(school, namedFolder(argument))
})

/** systemd does the work, so that it continues when this terminal is closed. */
async function request({ deploy }: School, file: string): Promise<number> {
  const home = dirname(deploy.DATA_DIR)
  if (!(await readUpgrade(home))) {
    const to = await withProgress('Verifying and unpacking the release', () => unpackRelease(file))
    const from = await realpath(deploy.APP_DIR)
    if (from === to) throw new Problem(`${deploy.SCHOOL} uses this release already.`)
    await saveUpgrade(home, { from, to, phase: 'prepare', backup: null, reason: null })
    await startUpgradeUnit(deploy.SCHOOL, from)
  }
  let seen: string | undefined
  for (let state = await readUpgrade(home); state; state = await readUpgrade(home)) {
    if (state.phase !== seen) printStep(`Phase: ${state.phase}`)
    seen = state.phase
    await pause(500)
  }
  const result = await readResult(home)
  console.log(result.trimEnd())
  return result.startsWith('Upgraded') ? 0 : 1
}

async function resume(school: School): Promise<void> {
  const { deploy } = school
  const state = await readUpgrade(dirname(deploy.DATA_DIR))
  if (state) {
    await continueUpgrade(school, state)
  }
  await removeUpgradeUnit(deploy.SCHOOL)
}
