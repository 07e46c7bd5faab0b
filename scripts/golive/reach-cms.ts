import { Problem } from '../launcher/problem.mjs'
import { isAlive, knowsToken } from '../lib/cms-questions.ts'
import type { ExistingCms, Settings } from '../lib/environment.ts'
import { assertPortsFree } from '../lib/ports.ts'
import { openCms, openDataFolder } from '../lib/site.ts'
import type { Supervisor } from '../lib/supervisor.ts'

/** The CMS of the environment; or the project's own as it runs; or else started for the check. */
export async function reachCms(settings: Settings, supervisor: Supervisor): Promise<ExistingCms> {
  if (settings.existingCms) return settings.existingCms
  const secrets = await openDataFolder(settings)
  const { port } = settings.embeddedCms
  const running = { url: `http://127.0.0.1:${port}`, token: secrets.siteToken }
  if (await isAlive(running.url)) {
    if (await knowsToken(running.url, running.token)) return running
    throw new Problem(
      `The CMS at ${running.url} is not that of ${settings.dataDir}: set DATA_DIR or CMS_PORT as for "npm start".`,
    )
  }
  await assertPortsFree([{ variable: 'CMS_PORT', host: '127.0.0.1', port }])
  return openCms(settings, secrets, supervisor)
}
