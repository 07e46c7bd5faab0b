import { existsSync } from 'node:fs'
import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ownDatabase } from '../../backup/place.ts'
import { SQLITE_COPY } from '../../backup/sqlite.ts'
import type { DeploySettings } from '../../deploy/settings.ts'
import type { Settings } from '../../lib/environment.ts'
import { runSystem } from '../system.ts'
import { upgradeFolder } from './state.ts'

const RECORD = 'cms-installed.json'

/** Copies the database of a stopped CMS for a rollback. An existing snapshot of this upgrade is kept. */
export async function takeSnapshot(home: string, settings: Settings): Promise<void> {
  const database = ownDatabase(settings)
  const file = join(upgradeFolder(home), database.file)
  if (existsSync(file)) return
  const draft = `${file}.draft`
  await rm(draft, { force: true })
  await copyFile(join(settings.dataDir, RECORD), join(upgradeFolder(home), RECORD))
  await database.save(draft)
  await rename(draft, file)
}

/** Restores the snapshot while the CMS is stopped. Does nothing if there is none yet. */
export async function putSnapshotBack(
  home: string,
  settings: Settings,
  { APP_USER }: DeploySettings,
): Promise<void> {
  const database = ownDatabase(settings)
  const file = join(upgradeFolder(home), database.file)
  if (!existsSync(file)) return
  const asOwner = ['-o', APP_USER, '-g', APP_USER, '-m', '600']
  await runSystem('install', ...asOwner, join(upgradeFolder(home), RECORD), settings.dataDir)
  if (database.load) return database.load(file, true)
  const live = join(settings.dataDir, SQLITE_COPY)
  await runSystem('install', ...asOwner, file, `${live}.draft`)
  for (const ending of ['-wal', '-shm', '-journal']) await rm(live + ending, { force: true })
  await rename(`${live}.draft`, live)
}

/** Removes the snapshot after the upgrade. */
export async function removeSnapshot(home: string, settings: Settings): Promise<void> {
  await rm(join(upgradeFolder(home), ownDatabase(settings).file), { force: true })
}
