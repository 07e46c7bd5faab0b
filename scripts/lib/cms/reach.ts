import { Problem } from '../../launcher/problem.mjs'
import type { ExistingCms, Settings } from '../environment.ts'
import { assertPortsFree } from '../free-ports.ts'
import { embeddedCmsUrl } from '../programs.ts'
import type { Secrets } from '../secrets.ts'
import { cmsPort } from '../site/claims.ts'
import { openDataFolder, openSite } from '../site/open.ts'
import type { Supervisor } from '../supervisor.ts'
import { isCmsUp, schoolName, tokenStatus } from './questions.ts'

/** The CMS of the data folder, with the secrets that it was made with. */
export type OwnCms = { url: string; secrets: Secrets }

/** The project's own CMS as it runs, or else started for the command. */
export async function reachOwnCms(settings: Settings, supervisor: Supervisor): Promise<OwnCms> {
  const url = embeddedCmsUrl(settings)
  const secrets = await openDataFolder(settings)
  if (!(await isCmsUp(url))) {
    await assertPortsFree([cmsPort(settings.embeddedCms)])
    await openSite(settings, supervisor)
  } else if ((await tokenStatus(url, secrets.siteToken)) !== 200)
    throw new Problem(
      `The CMS at ${url} is not that of ${settings.dataDir}: set DATA_DIR or CMS_PORT as for "npm start".`,
    )
  return { url, secrets }
}

/**
 * The CMS of the environment, or the project's own, which is started if it does not run. Throws a
 * Problem when it does not answer or refuses the token.
 */
export async function reachCms(settings: Settings, supervisor: Supervisor): Promise<ExistingCms> {
  const cms = settings.existingCms ?? (await reachOwn(settings, supervisor))
  await schoolName(cms)
  return cms
}

async function reachOwn(settings: Settings, supervisor: Supervisor): Promise<ExistingCms> {
  const { url, secrets } = await reachOwnCms(settings, supervisor)
  return { url, token: secrets.siteToken }
}
