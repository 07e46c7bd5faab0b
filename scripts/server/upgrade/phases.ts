import { readlink, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { nameOfTime } from '../../backup/place.ts'
import { unitName } from '../../deploy/defaults.ts'
import type { DeploySettings } from '../../deploy/settings.ts'
import { explain } from '../../launcher/problem.mjs'
import { printStep } from '../../launcher/progress.mjs'
import { checkAddress } from '../../lib/site/hint.ts'
import { waitUntil } from '../../lib/wait-until.ts'
import { restartUnit, useRelease } from '../activate.ts'
import { prepareProbeDatabase, removeProbeDatabase } from '../database.ts'
import { configOf, settingsOf } from '../places.ts'
import type { School } from '../school.ts'
import { runSystem } from '../system.ts'
import { probeRelease } from './probe.ts'
import { runAsSchool } from './run-as.ts'
import { putSnapshotBack, removeSnapshot, takeSnapshot } from './snapshot.ts'
import { endUpgrade, saveUpgrade, type Upgrade } from './state.ts'
import { SILENT_SECONDS, watchHealth } from './watch.ts'

/** Continues an upgrade from its current phase. */
export async function continueUpgrade(school: School, upgrade: Upgrade): Promise<void> {
  let state = upgrade
  const home = dirname(school.deploy.DATA_DIR)
  const goTo = async (changes: Partial<Upgrade>) => {
    state = { ...state, ...changes }
    await saveUpgrade(home, state)
  }
  if (state.phase === 'prepare') {
    try {
      if (!state.backup) await goTo({ backup: await makeBackup(school, state) })
      await probe(school, state, home)
      await runRelease(state.to, 'scripts/service/publish-files.ts', school.deploy)
      await goTo({ phase: 'switch' })
    } catch (error) {
      return endUpgrade(home, `NOT UPGRADED, nothing was changed: ${explain(error)}`)
    }
  }
  if (state.phase === 'switch' || state.phase === 'watch') {
    try {
      if (state.phase === 'switch') await switchRelease(school, state, home)
      await goTo({ phase: 'watch' })
      printStep('Watching the new release')
      await watchHealth(school.settings)
      return await finish(school, state, home)
    } catch (error) {
      await goTo({ phase: 'roll-back', reason: explain(error) })
    }
  }
  await rollBack(school, state, home)
}

async function makeBackup({ deploy, variables }: School, { from, to }: Upgrade): Promise<string> {
  printStep('Making a backup')
  const backup = join(deploy.BACKUP_DIR, `before-${basename(to)}-${nameOfTime()}`)
  await runAsSchool(
    { user: deploy.APP_USER, release: from, variables },
    'scripts/backup.ts',
    backup,
  )
  return backup
}

async function probe({ deploy, variables }: School, { to, backup }: Upgrade, home: string) {
  printStep('Probing the new release with a copy of the data')
  const folder = join(home, 'probe')
  await rm(folder, { recursive: true, force: true })
  await runSystem('install', '-d', '-o', deploy.APP_USER, '-m', '700', folder)
  const database = await prepareProbeDatabase(variables)
  const as = { user: deploy.APP_USER, release: to, variables: { ...variables, ...database } }
  await probeRelease(as, backup ?? '', folder)
  await removeProbeDatabase(variables)
}

async function switchRelease(school: School, { to }: Upgrade, home: string): Promise<void> {
  const { deploy, settings } = school
  const unit = unitName(deploy.SCHOOL)
  printStep('Switching to the new release')
  await closeCms(deploy)
  await runSystem('systemctl', 'stop', `${unit}-cms`)
  await takeSnapshot(home, settings)
  await useRelease(deploy, to)
  await runRelease(to, 'scripts/service/configure.ts', deploy)
  if (!(await runsFrom(unit, to))) await restartUnit(unit)
  // The site starts sooner if the CMS does not start at the same time.
  await waitUntil(() => checkAddress(`${settings.localUrl}/`), SILENT_SECONDS)
  await restartUnit(`${unit}-cms`)
}

/** Whether the process of a unit runs from a release: after a crash it need not be restarted. */
async function runsFrom(unit: string, release: string): Promise<boolean> {
  const pid = (await runSystem('systemctl', 'show', '-P', 'MainPID', unit)).trim()
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === release
}

async function finish(school: School, { from, to }: Upgrade, home: string): Promise<void> {
  await removeSnapshot(home, school.settings)
  await openCms(school.deploy)
  await endUpgrade(home, `Upgraded from ${basename(from)} to ${basename(to)}.`)
}

async function rollBack(
  school: School,
  { from, to, reason }: Upgrade,
  home: string,
): Promise<void> {
  const { deploy, settings } = school
  const unit = unitName(deploy.SCHOOL)
  printStep(`Rolling back: ${reason}`)
  await runSystem('systemctl', 'stop', `${unit}-cms`)
  await putSnapshotBack(home, settings, deploy)
  await useRelease(deploy, from)
  await runRelease(from, 'scripts/service/configure.ts', deploy)
  await restartUnit(unit)
  await restartUnit(`${unit}-cms`)
  await watchHealth(settings)
  await removeSnapshot(home, settings)
  await openCms(deploy)
  await endUpgrade(
    home,
    `NOT UPGRADED to ${basename(to)}, rolled back to ${basename(from)}: ${reason}`,
  )
}

/** Runs a script of a release as root, with the settings of the school. */
const runRelease = (release: string, script: string, { SCHOOL }: DeploySettings) =>
  runSystem(join(release, 'node_modules/node/bin/node'), join(release, script), settingsOf(SCHOOL))

/** While this file exists, nginx blocks changes of content, which a rollback would lose. */
const closedFile = ({ SCHOOL }: DeploySettings) => join(configOf(SCHOOL), 'upgrading')

const closeCms = (deploy: DeploySettings) => writeFile(closedFile(deploy), '')
const openCms = (deploy: DeploySettings) => rm(closedFile(deploy), { force: true })
