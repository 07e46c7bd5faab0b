import { Problem } from '../../launcher/problem.mjs'
import { step } from '../../launcher/progress.mjs'
import { schoolName } from '../cms/questions.ts'
import { prepareDataFolder } from '../disk.ts'
import type { ExistingCms, Settings } from '../environment.ts'
import { nextStart } from '../programs.ts'
import { currentBuild, removeOldReleases } from '../releases.ts'
import { loadSecrets, type Secrets } from '../secrets.ts'
import type { Supervisor } from '../supervisor.ts'
import { build, buildState } from './build.ts'

/** Makes the data folder and its secrets. */
export async function openDataFolder({ dataDir }: Settings): Promise<Secrets> {
  await prepareDataFolder(dataDir)
  return loadSecrets(dataDir)
}

/** The CMS of the environment, or else the project's own, started here. */
export async function openCms(
  settings: Settings,
  secrets: Secrets,
  supervisor: Supervisor,
): Promise<ExistingCms> {
  if (settings.existingCms) return settings.existingCms
  // Its modules come from the CMS's own packages, which are there only where it is embedded.
  const { startEmbeddedCms } = await import('../cms/embedded.ts')
  return startEmbeddedCms(settings, secrets, supervisor)
}

/** For a site that is built: whatever is wrong with the CMS, the site has the last good content. */
export async function greetCms(cms: ExistingCms): Promise<void> {
  try {
    await schoolName(cms)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    step(`${error.message} The site shows its last good content meanwhile.`)
  }
}

/**
 * Builds the site unless the build in use still fits. When no build can be made now, one of earlier
 * sources is as good as the site was before.
 */
export async function buildIfNeeded(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  cms: ExistingCms,
  supervisor: Supervisor,
): Promise<void> {
  const state = await buildState(settings, environment)
  if (state === 'same' || state === 'rolled back') {
    step(state === 'same' ? 'The site is built' : 'The site is rolled back to an earlier build')
    return greetCms(cms)
  }
  try {
    await (state === 'sources' ? greetCms(cms) : schoolName(cms))
    await build(settings, environment, supervisor)
  } catch (error) {
    if (!(error instanceof Problem) || state !== 'sources') throw error
    step(`${error.message} The site is served as it was built before.`)
  }
}

/** Starts Next.js on the site's address. SIGUSR2 starts it again, with the build in use by then. */
export async function serveBuild(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  supervisor: Supervisor,
): Promise<void> {
  currentBuild(settings.buildDir)
  await removeOldReleases(settings.buildDir)
  const site = supervisor.keep(() => nextStart(settings, environment))
  process.on('SIGUSR2', () => void site.restart())
}
