import { Problem } from '../launcher/problem.mjs'
import { cmsPort } from './claims.ts'
import { isCmsUp, knowsToken } from './cms-questions.ts'
import { embeddedCmsUrl } from './cms-program.ts'
import type { Settings } from './environment.ts'
import { assertPortsFree } from './ports.ts'
import type { Secrets } from './secrets.ts'
import { openCms, openDataFolder } from './site.ts'
import type { Supervisor } from './supervisor.ts'

/** The CMS of the data folder, with the secrets that it was made with. */
export type OwnCms = { url: string; secrets: Secrets }

/** The project's own CMS as it runs, or else started for the command. */
export async function reachOwnCms(settings: Settings, supervisor: Supervisor): Promise<OwnCms> {
  const secrets = await openDataFolder(settings)
  const url = embeddedCmsUrl(settings)
  if (await isCmsUp(url)) {
    if (await knowsToken(url, secrets.siteToken)) return { url, secrets }
    throw new Problem(
      `The CMS at ${url} is not that of ${settings.dataDir}: set DATA_DIR or CMS_PORT as for "npm start".`,
    )
  }
  await assertPortsFree([cmsPort(settings.embeddedCms)])
  await openCms(settings, secrets, supervisor)
  return { url, secrets }
}
