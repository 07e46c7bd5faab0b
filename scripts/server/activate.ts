import { copyFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { configure } from '../deploy/configure.ts'
import { unitName } from '../deploy/defaults.ts'
import { packFiles } from '../deploy/pack.ts'
import type { DeploySettings } from '../deploy/settings.ts'
import { Problem } from '../launcher/problem.mjs'
import { configOf, UNITS } from './places.ts'
import { runSystem, succeeds } from './system.ts'

const NGINX = '/etc/nginx'
const COMMON = '60-school-website.conf'

/** Adds the static files of this release to those that nginx serves. */
export async function publishFiles(settings: DeploySettings): Promise<void> {
  await packFiles(settings)
  await runSystem('chown', '-R', `${settings.APP_USER}:`, settings.PUBLIC_DIR)
}

/** Writes the configuration of this release for a school, and reloads systemd and nginx. */
export async function applyConfiguration(settings: DeploySettings): Promise<void> {
  const folder = configOf(settings.SCHOOL)
  await configure(settings, folder)
  for (const unit of await listUnits(settings))
    await link(join(folder, 'systemd', unit), join(UNITS, unit))
  await runSystem('systemctl', 'daemon-reload')
  const site = `${unitName(settings.SCHOOL)}.conf`
  // Last in alphabetical order, so that another site stays the default for unknown host names.
  await link(join(folder, 'nginx', site), join(NGINX, 'sites-enabled', `zz-${site}`))
  // Shared by all schools.
  await copyFile(join(folder, 'nginx/main.conf'), join(NGINX, 'modules-enabled', COMMON))
  await copyFile(join(folder, 'nginx/shared.conf'), join(NGINX, 'conf.d', COMMON))
  await runSystem('nginx', '-t')
  await runSystem('systemctl', 'enable', 'nginx')
  await runSystem('systemctl', 'reload-or-restart', 'nginx')
}

/** The names of the units of a school. */
const listUnits = ({ SCHOOL }: DeploySettings): Promise<string[]> =>
  readdir(join(configOf(SCHOOL), 'systemd'))

/** Starts the units of a school, and enables them at boot. */
export async function startUnits(settings: DeploySettings): Promise<void> {
  const units = await listUnits(settings)
  const name = unitName(settings.SCHOOL)
  const timers = units.filter((unit) => unit.endsWith('.timer'))
  await runSystem('systemctl', 'enable', `${name}-cms`, name, ...timers)
  for (const unit of [`${name}-cms`, name]) await restartUnit(unit)
  for (const timer of timers) await runSystem('systemctl', 'start', timer)
}

/** Restarts a unit; throws a Problem with the reason if it does not start. */
export async function restartUnit(unit: string): Promise<void> {
  if (await succeeds('systemctl', 'restart', unit)) return
  const log = await runSystem('journalctl', '-u', unit, '-n', '20', '-o', 'cat', '--no-pager')
  throw new Problem(`${unit} does not start. Its last lines:\n${log}`)
}

/** Makes a school's services use this release at their next start; replaces the link atomically. */
export async function useRelease({ APP_DIR }: DeploySettings, release: string): Promise<void> {
  await link(release, APP_DIR)
}

async function link(target: string, path: string): Promise<void> {
  const draft = `${path}.draft`
  await rm(draft, { force: true })
  await symlink(target, draft)
  await rename(draft, path)
}
