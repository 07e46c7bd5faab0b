import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { mergeOutbox } from '../../lib/enquiry/outbox/salvage.ts'
import { Problem } from '../launcher/problem.mjs'
import { during } from '../launcher/progress.mjs'
import { asDiskProblem } from '../lib/disk-problem.ts'
import { errorCode } from '../lib/error-code.ts'
import { outboxFile } from '../lib/outbox-file.ts'
import { copyFiles } from './files.ts'
import { assertSound, readManifest, type Manifest } from './manifest.ts'

export type Restored = { manifest: Manifest; oldFolder: string | null }

/**
 * Puts a backup in the place of a data folder. It is copied beside that place and checked there
 * first: whatever goes wrong until then, the folder is as it was. What stood there is kept.
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  mayReplace: boolean,
): Promise<Restored> {
  const manifest = await readManifest(backup)
  const isFilled = (await entriesOf(dataDir)).length > 0
  if (isFilled && !mayReplace)
    throw new Problem(
      `${dataDir} is not empty: name another DATA_DIR, or say --replace and it is kept beside the restored one.`,
    )
  const draft = await makeDraft(dataDir)
  try {
    await during('Copying', () => copyFiles(Object.keys(manifest.files), backup, draft))
    await during('Checking the copy', () => assertSound(draft, manifest))
    // What was delivered after that backup is only there, and is delivered again.
    if (existsSync(outboxFile(dataDir))) mergeOutbox(outboxFile(draft), outboxFile(dataDir))
    return { manifest, oldFolder: await exchange(draft, dataDir, isFilled) }
  } catch (error) {
    throw asDiskProblem(error, dataDir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
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

async function makeDraft(dataDir: string): Promise<string> {
  try {
    await mkdir(dirname(dataDir), { recursive: true })
    return await mkdtemp(join(dirname(dataDir), `${basename(dataDir)}-restoring-`))
  } catch (error) {
    throw asDiskProblem(error, dirname(dataDir))
  }
}
