import { Problem } from '../../launcher/problem.mjs'
import { step } from '../../launcher/progress.mjs'
import { schoolName } from '../cms/questions.ts'
import { prepareDataFolder } from '../disk.ts'
import type { ExistingCms, Settings } from '../environment.ts'
import { siteEnvironment } from '../programs.ts'
import { loadSecrets, type Secrets } from '../secrets.ts'
import type { Supervisor } from '../supervisor.ts'

/** What the steps of a command work with; `environment` are the variables of the site. */
export type Site = {
  settings: Settings
  supervisor: Supervisor
  secrets: Secrets
  cms: ExistingCms
  environment: NodeJS.ProcessEnv
}

/** Makes the data folder and its secrets. */
export async function openDataFolder({ dataDir }: Settings): Promise<Secrets> {
  await prepareDataFolder(dataDir)
  return loadSecrets(dataDir)
}

/** The data folder with the CMS of the environment, or else the project's own, started here. */
export async function openSite(
  settings: Settings,
  supervisor: Supervisor,
  mode: 'production' | 'development' = 'production',
): Promise<Site> {
  const secrets = await openDataFolder(settings)
  const cms = settings.existingCms ?? (await startEmbedded(settings, secrets, supervisor))
  const environment = siteEnvironment(settings, secrets, cms, mode)
  return { settings, supervisor, secrets, cms, environment }
}

/** Its modules come from the CMS's own packages, which are there only where it is embedded. */
async function startEmbedded(settings: Settings, secrets: Secrets, supervisor: Supervisor) {
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
