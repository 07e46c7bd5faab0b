import { join } from 'node:path'
import { claim, assertPortsFree, type WantedPort } from '../lib/claim.ts'
import { makeFolder } from '../lib/disk.ts'
import type { ExistingCms, Settings } from '../lib/environment.ts'
import { openDataFolder, type Secrets } from '../lib/secrets.ts'
import type { Supervisor } from '../lib/supervisor.ts'

/** Migration, schema and sample content on a slow machine. */
const SET_UP_MS = 600_000

/** Locks the data folder for its CMS. */
export function claimCms({ dataDir }: Settings): void {
  makeFolder(dataDir)
  const used = `A CMS already runs with the data folder ${dataDir}`
  claim(join(dataDir, 'cms.lock'), used)
}

/** Lets several instances of the CMS migrate and set up their database one after the other. */
export function claimSetUp({ dataDir }: Settings): void {
  const used = 'Another instance of the CMS does not finish its set-up'
  claim(join(dataDir, 'cms-set-up.lock'), used, SET_UP_MS)
}

/** The port of the embedded CMS. */
export const cmsPort = ({ host, port }: Settings['embeddedCms']): WantedPort => ({
  variable: 'CMS_PORT',
  host,
  port,
})

/** Starts the embedded CMS for this command. Throws a Problem if that fails. */
export async function openCms(settings: Settings, supervisor: Supervisor): Promise<ExistingCms> {
  await assertPortsFree([cmsPort(settings.embeddedCms)])
  const secrets = await openDataFolder(settings)
  claimCms(settings)
  return startCms(settings, secrets, supervisor)
}

/** Starts the embedded CMS of a data folder that this process has locked. */
export async function startCms(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
): Promise<ExistingCms> {
  // It imports packages of the CMS, which are only installed with the embedded one.
  const { startEmbeddedCms } = await import('./embedded.ts')
  return startEmbeddedCms(settings, secrets, supervisor)
}
