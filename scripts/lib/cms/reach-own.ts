import { Problem } from '../../launcher/problem.mjs'
import type { Settings } from '../environment.ts'
import { assertPortsFree } from '../free-ports.ts'
import { embeddedCmsUrl } from '../programs.ts'
import type { Secrets } from '../secrets.ts'
import { cmsPort } from '../site/claims.ts'
import { openCms, openDataFolder } from '../site/serve.ts'
import type { Supervisor } from '../supervisor.ts'
import { isCmsUp, knowsToken } from './questions.ts'

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
