import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { localAddress } from '../lib/addresses.ts'
import { isAlive, knowsToken } from '../lib/cms-questions.ts'
import type { Settings } from '../lib/environment.ts'
import { outboxFile } from '../lib/outbox-file.ts'
import { loadSecrets } from '../lib/secrets.ts'

/** Whether a site or a CMS works with this data folder now. */
export async function isInUse({ dataDir, embeddedCms }: Settings): Promise<boolean> {
  if (isOutboxOpen(outboxFile(dataDir))) return true
  if (!existsSync(join(dataDir, 'secrets.json'))) return false
  const url = localAddress(embeddedCms.host, embeddedCms.port)
  return (await isAlive(url)) && knowsToken(url, (await loadSecrets(dataDir)).siteToken)
}

/** A site that runs holds a lock on it for as long as it lives, whatever its port. */
function isOutboxOpen(file: string): boolean {
  if (!existsSync(file)) return false
  const outbox = new DatabaseSync(file, { timeout: 0 })
  try {
    // Only who is alone may leave the write-ahead log; the site returns to it at its next start.
    return outbox.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode'] !== 'delete'
  } catch {
    return true
  } finally {
    outbox.close()
  }
}
