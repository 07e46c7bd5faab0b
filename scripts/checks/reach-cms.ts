import { schoolName } from '../lib/cms/questions.ts'
import type { ExistingCms, Settings } from '../lib/environment.ts'
import { reachOwnCms } from '../lib/cms/reach-own.ts'
import type { Supervisor } from '../lib/supervisor.ts'

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
