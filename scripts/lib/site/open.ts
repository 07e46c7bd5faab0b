import { Problem } from '../../launcher/problem.mjs'
import { printStep } from '../../launcher/progress.mjs'
import { schoolName } from '../cms/questions.ts'
import { prepareDataFolder } from '../disk.ts'
import type { ExistingCms, Settings } from '../environment.ts'
import { siteEnvironment } from '../programs.ts'
import { loadSecrets, type Secrets } from '../secrets.ts'
import type { Supervisor } from '../supervisor.ts'

/** The context of a command; `environment` are the variables of the site. */
export type Site = {
  settings: Settings
  supervisor: Supervisor
  secrets: Secrets
  cms: ExistingCms
  environment: NodeJS.ProcessEnv
}

/** Creates the data folder and its secrets. */
export async function openDataFolder({ dataDir }: Settings): Promise<Secrets> {
  await prepareDataFolder(dataDir)
  return loadSecrets(dataDir)
}

/** The data folder with the CMS of the environment, or with the embedded one, which is started. */
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

/** It imports packages of the CMS, which are only installed with the embedded one. */
async function startEmbedded(settings: Settings, secrets: Secrets, supervisor: Supervisor) {
  const { startEmbeddedCms } = await import('../cms/embedded.ts')
  return startEmbeddedCms(settings, secrets, supervisor)
}

/** For a site that is already built: if the CMS fails, the site has its content snapshot. */
export async function warnOfCmsFailure(cms: ExistingCms): Promise<void> {
  try {
    await schoolName(cms)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    printStep(`${error.message} The site shows its last good content meanwhile.`)
  }
}
