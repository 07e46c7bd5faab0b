import { Problem } from '../launcher/problem.mjs'
import { step } from '../launcher/progress.mjs'
import { build, buildState } from './build.ts'
import { schoolName } from './cms-questions.ts'
import { prepareDataFolder } from './data-folder.ts'
import type { ExistingCms, Settings } from './environment.ts'
import { assertPortsFree, type WantedPort } from './ports.ts'
import { next } from './programs.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import type { Supervisor } from './supervisor.ts'

/** Makes the data folder and its secrets. */
export async function openDataFolder({ dataDir }: Settings): Promise<Secrets> {
  await prepareDataFolder(dataDir)
  return loadSecrets(dataDir)
}

/** Throws unless the ports that the command needs can be had. */
export const claimPorts = ({ host, port, existingCms, embeddedCms }: Settings): Promise<void> =>
  assertPortsFree([
    { variable: 'PORT', host, port },
    ...(existingCms ? [] : [cmsPort(embeddedCms)]),
  ])

/** The port of the CMS that comes along. */
export const cmsPort = ({ host, port }: Settings['embeddedCms']): WantedPort => ({
  variable: 'CMS_PORT',
  host,
  port,
})

/** The CMS of the environment, or else the project's own, started here. */
export async function openCms(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
): Promise<ExistingCms> {
  if (settings.existingCms) return settings.existingCms
  // Its modules come from the CMS's own packages, which are there only where it is embedded.
  const { startEmbeddedCms } = await import('./embedded-cms.ts')
  return startEmbeddedCms(settings, secrets, supervisor)
}

/** For a site that is built: whatever is wrong with the CMS, the last good content is at hand. */
export async function greetCms(cms: ExistingCms): Promise<void> {
  try {
    await schoolName(cms)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    step(`${error.message} The site shows its last good content meanwhile.`)
  }
}

/** Builds the site unless the last build still fits. */
export async function buildIfNeeded(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  cms: ExistingCms,
  supervisor: Supervisor,
): Promise<void> {
  if ((await buildState(settings, environment)) === 'same') {
    step('The site is built')
    return greetCms(cms)
  }
  await schoolName(cms)
  await build(settings, environment, supervisor)
}

/** Starts Next.js on the site's address. */
export const startNext = (
  mode: 'start' | 'dev',
  { host, port }: Settings,
  environment: NodeJS.ProcessEnv,
  supervisor: Supervisor,
): void => {
  supervisor.keep(next([mode, '-H', host, '-p', String(port)], environment))
}
