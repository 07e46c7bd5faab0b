import { join } from 'node:path'
import { root } from '../../launcher/folders.mjs'
import { Problem } from '../../launcher/problem.mjs'
import { prepareDataFolder } from '../disk.ts'
import type { Settings } from '../environment.ts'
import { assertPortsFree, type WantedPort } from '../free-ports.ts'
import type { Supervisor } from '../supervisor.ts'
import { lockOwner, tryLock, type LockName } from './folder-lock.ts'

const LOCKED: Record<Exclude<LockName, 'build'>, string> = {
  site: 'A site already runs with the data folder',
  cms: 'A CMS already runs with the data folder',
  serve: 'A site is already served from the build folder',
}

/** Locks a folder until the command has stopped everything; throws when another command has the lock. */
export function claimFolder(
  name: keyof typeof LOCKED,
  folder: string,
  supervisor: Supervisor,
): void {
  const lock = tryLock(folder, name)
  if (!lock)
    throw new Problem(
      `${LOCKED[name]} ${folder} (process ${lockOwner(folder, name)}): stop it first.`,
    )
  supervisor.onStopped(lock.release)
}

/** Claims what only one command that serves the site may use: data folder, build folder and ports. */
export async function claimSite(settings: Settings, supervisor: Supervisor): Promise<void> {
  await prepareDataFolder(settings.dataDir)
  claimFolder('site', settings.dataDir, supervisor)
  claimFolder('serve', join(root, settings.buildDir), supervisor)
  await claimPorts(settings)
}

/** Throws unless the ports that the command needs can be had. */
export const claimPorts = ({ host, port, existingCms, embeddedCms }: Settings): Promise<void> =>
  assertPortsFree([
    { variable: 'PORT', host, port },
    ...(existingCms ? [] : [cmsPort(embeddedCms)]),
  ])

/** The port of the CMS that comes with the project. */
export const cmsPort = ({ host, port }: Settings['embeddedCms']): WantedPort => ({
  variable: 'CMS_PORT',
  host,
  port,
})
