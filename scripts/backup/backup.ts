import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { eraseBackedUpEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import { mergeOutbox } from '../../lib/enquiry/outbox/salvage.ts'
import { Problem } from '../launcher/problem.mjs'
import { during } from '../launcher/progress.mjs'
import { asDiskProblem, errorCode } from '../lib/disk.ts'
import { outboxFile, withOutbox } from '../lib/outbox-file.ts'
import { CMS_FILE, countMissingFiles, listEnquiryIds, OUTBOX_FILE, snapshot } from './databases.ts'
import {
  assertSound,
  copyFiles,
  listDataFiles,
  readManifest,
  writeManifest,
  type Manifest,
} from './manifest.ts'

type Source = { dataDir: string; cmsFile: string }

const ATTEMPTS = 3

/**
 * Writes a backup to a folder that is not there yet or empty; half of one is never found there. Returns
 * what it has, and how many files of the CMS it could not copy completely.
 */
export async function makeBackup(
  source: Source,
  target: string,
): Promise<{ manifest: Manifest; missingFiles: number }> {
  if (!existsSync(source.cmsFile))
    throw new Problem(`${source.cmsFile} is not there: set DATA_DIR as for "npm start".`)
  await assertFree(source.dataDir, target)
  return withDraft(target, `.${basename(target)}-unfinished-`, async (draft) => {
    const madeAt = new Date()
    const missingFiles = await during('Copying', () => copyAll(source, draft))
    const manifest = await writeManifest(draft, madeAt)
    await during('Checking the copy', () => assertSound(draft, manifest))
    if (existsSync(target)) await rmdir(target)
    await rename(draft, target)
    withOutbox(source.dataDir, undefined, (outbox) =>
      eraseBackedUpEnquiries(outbox, listEnquiryIds(target)),
    )
    return { manifest, missingFiles }
  })
}

/**
 * The outbox before the CMS. An enquiry leaves the outbox only when the CMS has it, so that one that
 * is not in this copy of the outbox any more is in the later copy of the CMS. One that is in both is
 * harmless: the CMS knows its id when it is delivered again.
 */
async function copyAll({ dataDir, cmsFile }: Source, draft: string): Promise<number> {
  if (existsSync(outboxFile(dataDir))) snapshot(outboxFile(dataDir), join(draft, OUTBOX_FILE))
  for (let attempt = 1; ; attempt++) {
    await rm(join(draft, CMS_FILE), { force: true })
    snapshot(cmsFile, join(draft, CMS_FILE))
    // After the database, so that every file it names has been written.
    await copyFiles(await listDataFiles(dataDir), dataDir, draft)
    const missing = countMissingFiles(draft)
    // Somebody replaced or deleted a file in between: the next copy is of one moment again.
    if (missing === 0 || attempt === ATTEMPTS) return missing
  }
}

async function assertFree(dataDir: string, target: string): Promise<void> {
  if (`${target}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new Problem(`${target} is in the data folder itself: name a folder elsewhere.`)
  const entries = await readdir(target).catch(() => [])
  if (entries.length > 0)
    throw new Problem(`${target} is not empty: name a folder that is not there yet.`)
}

/**
 * Replaces a data folder by a backup. That is copied next to it and checked there first: whatever goes
 * wrong until then, the folder is as it was. The old one stays under another name, `oldFolder`.
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  mayReplace: boolean,
): Promise<{ manifest: Manifest; oldFolder: string | null }> {
  const manifest = await readManifest(backup)
  const isFilled = (await entriesOf(dataDir)).length > 0
  if (isFilled && !mayReplace)
    throw new Problem(
      `${dataDir} is not empty: name another DATA_DIR, or say --replace and it is kept next to the restored one.`,
    )
  return withDraft(dataDir, `${basename(dataDir)}-restoring-`, async (draft) => {
    await during('Copying', () => copyFiles(Object.keys(manifest.files), backup, draft))
    await during('Checking the copy', () => assertSound(draft, manifest))
    // What was delivered after that backup is only there, and is delivered again.
    if (existsSync(outboxFile(dataDir))) mergeOutbox(outboxFile(draft), outboxFile(dataDir))
    return { manifest, oldFolder: await exchange(draft, dataDir, isFilled) }
  })
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

/** Works in a new folder next to `target`, which is removed at the end unless it was renamed. */
async function withDraft<Result>(
  target: string,
  prefix: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  const parent = dirname(target)
  let draft: string | undefined
  try {
    await mkdir(parent, { recursive: true })
    draft = await mkdtemp(join(parent, prefix))
    return await work(draft)
  } catch (error) {
    throw asDiskProblem(error, draft ? target : parent)
  } finally {
    if (draft) await rm(draft, { recursive: true, force: true })
  }
}
