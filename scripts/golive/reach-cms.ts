import type { ExistingCms, Settings } from '../lib/environment.ts'
import { reachOwnCms } from '../lib/cms/reach-own.ts'
import type { Supervisor } from '../lib/supervisor.ts'

/** The CMS of the environment; or the project's own as it runs; or else started for the check. */
export async function reachCms(settings: Settings, supervisor: Supervisor): Promise<ExistingCms> {
  if (settings.existingCms) return settings.existingCms
  const { url, secrets } = await reachOwnCms(settings, supervisor)
  return { url, token: secrets.siteToken }
}
