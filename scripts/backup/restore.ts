import { existsSync } from 'node:fs'
import { readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { mergeOutbox } from '../../lib/enquiry/outbox/salvage.ts'
import { Problem } from '../launcher/problem.mjs'
import { withProgress } from '../launcher/progress.mjs'
import { asDiskProblem, errorCode } from '../lib/disk.ts'
import { outboxFile } from '../lib/outbox-file.ts'
import type { Source } from './backup.ts'
import type { CmsDatabase } from './cms-database.ts'
import { withDraft } from './draft.ts'
import { assertSound, copyFiles, readManifest, type Manifest } from './manifest.ts'

/**
 * Replaces a data folder by a backup. The backup is first copied next to it and verified: after any
 * failure until then, the folder is unchanged. The previous folder is kept as `oldFolder`. A
 * database outside of the folder is loaded last, completely or not at all.
 */
export async function restoreBackup(
  backup: string,
  { dataDir, cms }: Source,
  mayReplace: boolean,
): Promise<{ manifest: Manifest; oldFolder: string | null }> {
  const manifest = await readManifest(backup)
  if (!(cms.file in manifest.files))
    throw new Problem(
      `${backup} has no ${cms.file}: set DB_CLIENT and the other DB_ variables as where the backup was made.`,
    )
  const isFilled = (await entriesOf(dataDir)).length > 0
  if (isFilled && !mayReplace)
    throw new Problem(
      `${dataDir} is not empty: name another DATA_DIR, or say --replace and it is kept next to the restored one.`,
    )
  return withDraft(dataDir, `${basename(dataDir)}-restoring-`, async (draft) => {
    await withProgress('Copying', () => copyFiles(Object.keys(manifest.files), backup, draft))
    await withProgress('Checking the copy', () => assertSound(draft, manifest))
    // Enquiries that were delivered after that backup are only there, and are delivered again.
    if (existsSync(outboxFile(dataDir))) mergeOutbox(outboxFile(draft), outboxFile(dataDir))
    await loadDatabase(cms, join(draft, cms.file), mayReplace)
    return { manifest, oldFolder: await exchange(draft, dataDir, isFilled) }
  })
}

async function loadDatabase({ load }: CmsDatabase, file: string, mayReplace: boolean) {
  if (!load) return
  await withProgress('Loading the database', () => load(file, mayReplace))
  await rm(file)
}

async function exchange(draft: string, dataDir: string, isFilled: boolean): Promise<string | null> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const oldFolder = `${dataDir}-before-${time}`
  try {
    if (isFilled) await rename(dataDir, oldFolder)
    else if (existsSync(dataDir)) await rmdir(dataDir)
  } catch (error) {
    if (errorCode(error) !== 'EBUSY') throw error
    throw new Problem(`${dataDir} is a disk of its own: name a DATA_DIR that is a folder on it.`)
  }
  await rename(draft, dataDir)
  return isFilled ? oldFolder : null
}

const entriesOf = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw asDiskProblem(error, folder)
  })
