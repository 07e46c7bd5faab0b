import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { Problem } from '../launcher/problem.mjs'
import { printStep } from '../launcher/progress.mjs'
import { claimCms, cmsPort, startCms } from '../cms/open.ts'
import { assertPortsFree, claim } from '../lib/claim.ts'
import { prepareDataFolder } from '../lib/disk.ts'
import { schoolName } from '../cms/questions.ts'
import { embeddedCms } from '../cms/variables.ts'
import type { ExistingCms, Settings } from '../lib/environment.ts'
import { siteEnvironment } from './next.ts'
import { hasContent, openDataFolder, type Secrets } from '../lib/secrets.ts'
import type { Supervisor } from '../lib/supervisor.ts'

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

/**
 * The data folder with the CMS of the environment, or with the embedded one, which is started. If that
 * fails, the site is served from its content snapshot, unless there is none.
 */
export async function openSite(
  settings: Settings,
  supervisor: Supervisor,
  isDevelopment = false,
): Promise<Site> {
  const secrets = await openDataFolder(settings)
  const started = settings.existingCms ?? (await tryEmbedded(settings, secrets, supervisor))
  const cms = started ?? embeddedCms(settings, secrets)
  const environment = siteEnvironment(settings, secrets, cms, isDevelopment)
  return { settings, supervisor, secrets, cms, isCmsBroken: !started, environment }
}

async function tryEmbedded(settings: Settings, secrets: Secrets, supervisor: Supervisor) {
  claimCms(settings)
  try {
    return await startCms(settings, secrets, supervisor)
  } catch (error) {
    if (!(error instanceof Problem) || !hasContent(settings.dataDir)) throw error
    printStep(`The CMS does not work, and the site shows its last good content. ${error.message}`)
    return null
  }
}

/** For a build: the first one needs the CMS; later ones have the content snapshot. */
export const requireContent = ({ settings, cms }: Site): Promise<unknown> =>
  hasContent(settings.dataDir) ? warnOfCmsFailure(cms) : schoolName(cms)

/** For a site that is already built: if the CMS fails, the site has its content snapshot. */
export async function warnOfCmsFailure(cms: ExistingCms): Promise<void> {
  try {
    await schoolName(cms)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    printStep(`${error.message} The site shows its last good content meanwhile.`)
  }
}

/** Locks the build folder: a build under a running site would mix two builds. */
export function claimBuild({ buildDir }: Settings): void {
  const folder = join(root, buildDir)
  claim(`${folder}.lock`, `A site is already served from the build folder ${folder}`)
}

/** Locks the data folder and the build folder, and checks the ports, for a command that serves the site. */
export async function claimSite(settings: Settings): Promise<void> {
  const { host, port, existingCms, embeddedCms, dataDir } = settings
  await prepareDataFolder(dataDir)
  const used = `A site already runs with the data folder ${dataDir}`
  claim(join(dataDir, 'site.lock'), used)
  claimBuild(settings)
  await assertPortsFree([
    { variable: 'PORT', host, port },
    ...(existingCms ? [] : [cmsPort(embeddedCms)]),
  ])
}
