import { Problem } from '../launcher/problem.mjs'
import type { ExistingCms, Settings } from '../lib/environment.ts'
import { openDataFolder } from '../lib/secrets.ts'
import type { Supervisor } from '../lib/supervisor.ts'
import { openCms } from './open.ts'
import { isCmsUp, schoolName, tokenStatus } from './questions.ts'
import { embeddedCmsUrl } from './variables.ts'

/**
 * The CMS of the environment, or the embedded one, which is started if necessary. Throws a Problem
 * if it does not respond or rejects the token.
 */
export async function reachCms(settings: Settings, supervisor: Supervisor): Promise<ExistingCms> {
  const cms = settings.existingCms ?? (await reachOwn(settings, supervisor))
  await schoolName(cms)
  return cms
}

/** The same CMS with the token that the set-up uses, or with CMS_TOKEN, which is then an administrator's. */
export async function reachAsAdministrator(
  settings: Settings,
  supervisor: Supervisor,
): Promise<ExistingCms> {
  const cms = await reachCms(settings, supervisor)
  if (settings.existingCms) return cms
  const { adminToken } = await openDataFolder(settings)
  return { url: cms.url, token: adminToken }
}

/** The embedded CMS: the running one, or one that is started for this command. */
async function reachOwn(settings: Settings, supervisor: Supervisor): Promise<ExistingCms> {
  const url = embeddedCmsUrl(settings)
  const { siteToken: token } = await openDataFolder(settings)
  if (!(await isCmsUp(url))) await openCms(settings, supervisor)
  else if ((await tokenStatus(url, token)) !== 200)
    throw new Problem(
      `The CMS at ${url} is not that of ${settings.dataDir}: set DATA_DIR or CMS_PORT as for "npm start".`,
    )
  return { url, token }
}
