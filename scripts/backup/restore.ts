import { lookup } from 'node:dns/promises'
import { existsSync, globSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mergeOutbox } from '../../lib/enquiry/outbox/schema.ts'
import { loadPostgres } from './databases.ts'
import { COPIES, OUTBOX } from './make.ts'
import { openRepository, type Repository } from './repository.ts'
import type { BackupSettings } from './settings.ts'

/**
 * Restores a backup into the data folder, by its id or `latest`. Nothing changes until all of it
 * has been read. Running it again finishes a run that was killed.
 */
export async function restoreBackup(
  settings: BackupSettings,
  id: string,
  repository: Repository = openRepository(settings),
): Promise<void> {
  const { DATA_DIR, SITE_FOLDERS, READY_URL, CMS_PING_URL, database } = settings
  await Promise.all([READY_URL, CMS_PING_URL].map(requireStopped))
  const restored = join(DATA_DIR, '.restored')
  const copies = join(restored, COPIES)
  await rm(restored, { recursive: true, force: true })
  await repository.restore(id, restored)
  // The outbox itself stays: enquiries that were delivered since the backup are only there, and the
  // site delivers them again.
  for (const copy of globSync(`*${OUTBOX}`, { cwd: copies }))
    mergeOutbox(join(DATA_DIR, SITE_FOLDERS[0] ?? '', OUTBOX), join(copies, copy))
  // The sites wait until the CMS gives them the restored ones.
  for (const site of SITE_FOLDERS) await rm(join(DATA_DIR, site, 'secrets.json'), { force: true })
  await loadPostgres(copies, database)
  await moveAll(copies, DATA_DIR, ['cms.sqlite'])
  await rm(copies, { recursive: true })
  await moveAll(restored, DATA_DIR, await readdir(restored))
  await rm(restored, { recursive: true })
}

async function requireStopped(url: string): Promise<void> {
  if (!(await isStopped(url))) throw new Error(`Stop site and CMS first: ${url} is there.`)
}

/** How long the name server of an engine may not find a container, as others start and stop. */
const LOOKUP_MS = 5_000

/** Whether nothing is at an address. What hangs or is too busy to answer still writes into its data folder. */
export async function isStopped(url: string): Promise<boolean> {
  const until = Date.now() + LOOKUP_MS
  while (!(await isName(new URL(url).hostname))) {
    if (Date.now() > until) return true
    await pause(1_000)
  }
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    () => false,
    ({ cause }: Error) => UNUSED.includes((cause as { code?: string } | undefined)?.code ?? ''),
  )
}

/** Nothing is at an address. */
const UNUSED = ['ECONNREFUSED', 'EHOSTUNREACH']

const isName = (hostname: string) =>
  lookup(hostname).then(
    () => true,
    () => false,
  )

async function moveAll(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!existsSync(join(from, name))) continue
    // SQLite would apply the log of another database.
    for (const suffix of ['-wal', '-shm', ''])
      await rm(join(to, `${name}${suffix}`), { recursive: true, force: true })
    await rename(join(from, name), join(to, name))
  }
}
