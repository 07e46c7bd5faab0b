// Site and CMS have a volume each. The CMS gives each site its secrets, and what an earlier version
// stored for the site in the volume of the CMS.
import { cpSync, existsSync, globSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mergeOutbox } from '../lib/enquiry/outbox/schema.ts'
import { Problem } from '../scripts/launcher/problem.mjs'
import type { Settings } from '../scripts/lib/environment.ts'
import { saveSecrets, type Secrets } from '../scripts/lib/secrets.ts'

/** What an earlier version stored for one site, and for the second of two. */
const OUTBOXES = ['outbox.sqlite', 'site-2/outbox.sqlite']
const OTHERS = ['content', 'outbox.corrupt-*', 'no-service-worker']

/**
 * Divides the data of an earlier version, and gives every site of this host its secrets. A run that
 * was killed is finished by the next one.
 */
export async function supplySites(
  { dataDir, siteFolders }: Pick<Settings, 'dataDir' | 'siteFolders'>,
  secrets: Secrets,
): Promise<void> {
  const sites = siteFolders.map((name) => join(dataDir, name))
  const [first] = sites
  // Containers of other compose files may share one volume.
  if (!first) return
  for (const name of OUTBOXES) moveOutbox(join(dataDir, name), first)
  for (const name of globSync(OTHERS, { cwd: dataDir }))
    moveUnlessThere(join(dataDir, name), join(first, name))
  for (const site of sites) await saveSecrets(site, secretsOfSite(secrets))
}

/** Those of a site whose CMS has another data folder. */
const secretsOfSite = (values: Secrets): Secrets => ({
  ...values,
  cmsSecret: NOT_OF_THE_SITE,
  adminEmail: NOT_OF_THE_SITE,
  adminPassword: NOT_OF_THE_SITE,
  adminToken: NOT_OF_THE_SITE,
})

const NOT_OF_THE_SITE = 'only in the volume of the CMS'

/** No enquiry is lost: the file is deleted when the other one has all of it. */
function moveOutbox(file: string, site: string): void {
  if (!existsSync(file)) return
  requireUnused(file)
  if (!mergeOutbox(join(site, 'outbox.sqlite'), file)) {
    cpSync(file, join(site, `outbox.corrupt-${Date.now()}.sqlite`))
  }
  for (const suffix of ['-wal', '-shm', '']) rmSync(`${file}${suffix}`, { force: true })
}

/** Throws a Problem while a site of the earlier version, which may write to it, has it open. */
function requireUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // SQLite refuses it while there is another connection. A damaged file has no enquiries to lose.
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    const { errcode } = Object(error) as { errcode?: unknown }
    if (errcode === 5)
      throw new Problem('The website of the earlier version still runs: stop it, or wait.')
  } finally {
    database.close()
  }
}

function moveUnlessThere(from: string, to: string): void {
  if (!existsSync(to)) {
    // The two are different volumes.
    cpSync(from, `${to}.new`, { recursive: true })
    renameSync(`${to}.new`, to)
  }
  rmSync(from, { recursive: true })
}
