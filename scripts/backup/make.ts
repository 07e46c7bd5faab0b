import { existsSync } from 'node:fs'
import { mkdtemp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { eraseBackedUpEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import { Problem } from '../launcher/problem.mjs'
import { during } from '../launcher/progress.mjs'
import { asDiskProblem } from '../lib/disk-problem.ts'
import { outboxFile, withOutbox } from '../lib/outbox-file.ts'
import { CMS_FILE, countMissingFiles, listEnquiryIds, OUTBOX_FILE } from './contents.ts'
import { copyFiles, listDataFiles } from './files.ts'
import { assertSound, readManifest, writeManifest, type Manifest } from './manifest.ts'
import { snapshot } from './sqlite.ts'

type Source = { dataDir: string; cmsFile: string }

export type Backup = { manifest: Manifest; missingFiles: number }

const ATTEMPTS = 3

/** Writes a backup to a folder that is not there yet or empty; half of one is never found there. */
export async function makeBackup(source: Source, target: string): Promise<Backup> {
  if (!existsSync(source.cmsFile))
    throw new Problem(`${source.cmsFile} is not there: set DATA_DIR as for "npm start".`)
  await assertFree(source.dataDir, target)
  const draft = await makeDraft(target)
  try {
    const madeAt = new Date()
    const missingFiles = await during('Copying', () => copyAll(source, draft))
    await writeManifest(draft, madeAt)
    const manifest = await readManifest(draft)
    await during('Checking the copy', () => assertSound(draft, manifest))
    if (existsSync(target)) await rmdir(target)
    await rename(draft, target)
    withOutbox(source.dataDir, undefined, (outbox) =>
      eraseBackedUpEnquiries(outbox, listEnquiryIds(target)),
    )
    return { manifest, missingFiles }
  } catch (error) {
    throw asDiskProblem(error, target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
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

async function makeDraft(target: string): Promise<string> {
  try {
    await mkdir(dirname(target), { recursive: true })
    return await mkdtemp(join(dirname(target), `.${basename(target)}-unfinished-`))
  } catch (error) {
    throw asDiskProblem(error, dirname(target))
  }
}
