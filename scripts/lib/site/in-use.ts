import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tokenStatus } from '../cms/questions.ts'
import type { Settings } from '../environment.ts'
import { embeddedCmsUrl } from '../programs.ts'
import { loadSecrets } from '../secrets.ts'
import { lockOwner } from './claims.ts'
import { sendHint } from './hint.ts'

/**
 * Whether a site or CMS of this data folder runs. `npm start` locks the folder; systemd's services
 * have its secrets.
 */
export async function isInUse(settings: Settings): Promise<boolean> {
  const { dataDir, localUrl } = settings
  if ((['site', 'cms'] as const).some((name) => lockOwner(dataDir, name) !== null)) return true
  if (!existsSync(join(dataDir, 'secrets.json'))) return false
  const secrets = await loadSecrets(dataDir)
  const [cms, site] = await Promise.all([
    tokenStatus(embeddedCmsUrl(settings), secrets.siteToken).catch(() => 0),
    sendHint(localUrl, secrets).then((answer) => answer?.status),
  ])
  return cms === 200 || site === 202
}
