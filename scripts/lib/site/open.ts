import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../../launcher/problem.mjs'
import { printStep } from '../../launcher/progress.mjs'
import { schoolName } from '../cms/questions.ts'
import { prepareDataFolder } from '../disk.ts'
import type { ExistingCms, Settings } from '../environment.ts'
import { embeddedCms, siteEnvironment } from '../programs.ts'
import { loadSecrets, type Secrets } from '../secrets.ts'
import type { Supervisor } from '../supervisor.ts'
import { claimCms } from './claims.ts'

/** The context of a command; `environment` are the variables of the site. */
export type Site = {
  settings: Settings
  supervisor: Supervisor
  secrets: Secrets
  cms: ExistingCms
  /** Whether the embedded CMS could not be started. */
  isCmsBroken?: boolean
  environment: NodeJS.ProcessEnv
}

/** Creates the data folder and its secrets. */
export async function openDataFolder({ dataDir }: Settings): Promise<Secrets> {
  await prepareDataFolder(dataDir)
  return loadSecrets(dataDir)
}

/**
 * The data folder with the CMS of the environment, or with the embedded one, which is started. If that
 * fails, the site is served from its content snapshot, unless there is none.
 */
export async function openSite(
  settings: Settings,
  supervisor: Supervisor,
  mode: 'production' | 'development' = 'production',
): Promise<Site> {
  const secrets = await openDataFolder(settings)
  const started = settings.existingCms ?? (await tryEmbedded(settings, secrets, supervisor))
  const cms = started ?? embeddedCms(settings, secrets)
  const environment = siteEnvironment(settings, secrets, cms, mode)
  return { settings, supervisor, secrets, cms, isCmsBroken: !started, environment }
}

/** Starts the embedded CMS of a data folder. Throws a Problem if that fails. */
export async function openCms(settings: Settings, supervisor: Supervisor): Promise<ExistingCms> {
  const secrets = await openDataFolder(settings)
  claimCms(settings)
  return startEmbedded(settings, secrets, supervisor)
}

async function tryEmbedded(settings: Settings, secrets: Secrets, supervisor: Supervisor) {
  claimCms(settings)
  try {
    return await startEmbedded(settings, secrets, supervisor)
  } catch (error) {
    if (!(error instanceof Problem) || !hasContent(settings)) throw error
    printStep(`The CMS does not work, and the site shows its last good content. ${error.message}`)
    return null
  }
}

/** It imports packages of the CMS, which are only installed with the embedded one. */
async function startEmbedded(settings: Settings, secrets: Secrets, supervisor: Supervisor) {
  const { startEmbeddedCms } = await import('../cms/embedded.ts')
  return startEmbeddedCms(settings, secrets, supervisor)
}

/** Whether the site has stored the content of a CMS. */
export const hasContent = ({ dataDir }: Settings): boolean =>
  existsSync(join(dataDir, 'content/school.json'))

/** For a site that is already built: if the CMS fails, the site has its content snapshot. */
export async function warnOfCmsFailure(cms: ExistingCms): Promise<void> {
  try {
    await schoolName(cms)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    printStep(`${error.message} The site shows its last good content meanwhile.`)
  }
}
