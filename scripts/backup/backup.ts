import { existsSync } from 'node:fs'
import { readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { eraseBackedUpEnquiries } from '../../lib/enquiry/outbox/erasure.ts'
import { Problem } from '../launcher/problem.mjs'
import { withProgress } from '../launcher/progress.mjs'
import { outboxFile, withOutbox } from '../lib/outbox-file.ts'
import type { CmsDatabase } from './cms-database.ts'
import { countMissingFiles, OUTBOX_COPY, readCms } from './content.ts'
import { withDraft } from './draft.ts'
import { assertSound, copyFiles, listDataFiles, writeManifest, type Manifest } from './manifest.ts'
import { snapshot } from './sqlite.ts'

/** The location of the data. */
export type Source = { dataDir: string; cms: CmsDatabase }

/** The content of a backup, and how many files of the CMS are missing or incomplete in it. */
export type MadeBackup = { manifest: Manifest; missingFiles: number }

const ATTEMPTS = 3

/**
 * Writes a backup to a folder that is empty or does not exist yet; an incomplete one never appears
 * there.
 * @param copyElsewhere if it throws, there is no backup, and the outbox keeps everything
 */
export async function makeBackup(
  source: Source,
  target: string,
  copyElsewhere: (draft: string, manifest: Manifest) => Promise<void> = async () => undefined,
): Promise<MadeBackup> {
  await assertFree(source.dataDir, target)
  return withDraft(target, `.${basename(target)}-unfinished-`, async (draft) => {
    const madeAt = new Date()
    const missingFiles = await withProgress('Copying', () => copyAll(source, draft))
    const manifest = await writeManifest(draft, madeAt)
    await withProgress('Checking the copy', () => assertSound(draft, manifest))
    await copyElsewhere(draft, manifest)
    const { enquiryIds } = await readCms(draft)
    if (existsSync(target)) await rmdir(target)
    await rename(draft, target)
    withOutbox(source.dataDir, undefined, (outbox) => eraseBackedUpEnquiries(outbox, enquiryIds))
    return { manifest, missingFiles }
  })
}

/**
 * The outbox before the CMS. An enquiry leaves the outbox only when the CMS has it, so an enquiry
 * that is missing in this copy is in the later copy of the CMS. One in both is harmless: the CMS
 * recognises its id when it is delivered again.
 */
async function copyAll({ dataDir, cms }: Source, draft: string): Promise<number> {
  if (existsSync(outboxFile(dataDir))) snapshot(outboxFile(dataDir), join(draft, OUTBOX_COPY))
  for (let attempt = 1; ; attempt++) {
    await rm(join(draft, cms.file), { force: true })
    await cms.save(join(draft, cms.file))
    // After the database, so that every file in it has been written.
    await copyFiles(await listDataFiles(dataDir), dataDir, draft)
    const missing = await countMissingFiles(draft)
    // A file was replaced or deleted in between: the next copy is consistent.
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
