import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mergeOutbox } from '../../lib/enquiry/outbox/schema.ts'
import { loadPostgres } from './databases.ts'
import { COPIES, LOCK, OUTBOX } from './make.ts'
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
  const { DATA_DIR, SITE_FOLDERS, database } = settings
  const folders = ['', ...SITE_FOLDERS].map((name) => join(DATA_DIR, name))
  folders.forEach(requireStopped)
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

/** A container of site or CMS has this lock while it runs: see the Dockerfile. */
function requireStopped(folder: string): void {
  const lock = join(folder, LOCK)
  const { status, error } = spawnSync('flock', ['--nonblock', lock, 'true'])
  if (error) throw error
  if (status !== 0) throw new Error(`Stop site and CMS first: ${lock} is in use.`)
}

async function moveAll(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!existsSync(join(from, name))) continue
    // SQLite would apply the log of another database.
    for (const suffix of ['-wal', '-shm', ''])
      await rm(join(to, `${name}${suffix}`), { recursive: true, force: true })
    await rename(join(from, name), join(to, name))
  }
}
