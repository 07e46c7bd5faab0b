import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Problem } from '../launcher/problem.mjs'
import { printStep } from '../launcher/progress.mjs'
import {
  asDiskProblem,
  createFileSafely,
  isDatabaseInstalled,
  prepareDataFolder,
  writeFileSafely,
} from './disk.ts'

const PRIVATE = 0o600

const randomWord = () => randomBytes(24).toString('base64url')
const word = z.string().min(1)

const secrets = z.object({
  cmsSecret: word,
  adminEmail: word,
  adminPassword: word,
  adminToken: word,
  siteToken: word,
  revalidateSecret: word,
  /** 32 bytes in base64, as Next.js requires. */
  serverActionsKey: word,
  /** The CMS signs that an editor may see a draft with it, and the site signs its preview addresses. */
  previewSecret: word,
  /** The site's token for drafts; its ordinary token cannot read them. */
  previewToken: word,
})

export type Secrets = z.infer<typeof secrets>

/** The secrets of a data folder; created once. Throws a Problem if the file is damaged or cannot be read. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir)
  try {
    if (!existsSync(file)) {
      if (isDatabaseInstalled(dataDir))
        throw new Problem(
          `${file} is missing, and the CMS accepts no other secrets: put it back from a backup, or delete the data folder to start afresh.`,
        )
      await createFileSafely(file, serialize(newSecrets()), PRIVATE)
    }
    if ((await stat(file)).mode & 0o077)
      printStep(
        `Other accounts of this computer could read ${file}: replace the keys in it (docs/security/notes.md)`,
      )
    await chmod(file, PRIVATE)
    return parse(await readFile(file, 'utf8'), file)
  } catch (error) {
    throw asDiskProblem(error, file)
  }
}

/** Creates the data folder and its secrets. */
export async function openDataFolder({ dataDir }: { dataDir: string }): Promise<Secrets> {
  await prepareDataFolder(dataDir)
  return loadSecrets(dataDir)
}

/** Writes them for the owner of the data folder only. */
export async function saveSecrets(dataDir: string, values: Secrets): Promise<Secrets> {
  await writeFileSafely(fileIn(dataDir), serialize(values), PRIVATE)
  return values
}

/** Whether the data folder has secrets. */
export const hasSecrets = (dataDir: string): boolean => existsSync(fileIn(dataDir))

/** Whether the site has stored the content of a CMS. */
export const hasContent = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'content/school.json'))

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')
const serialize = (values: Secrets) => `${JSON.stringify(values, null, 2)}\n`

const newSecrets = (): Secrets => ({
  cmsSecret: randomWord(),
  // A reserved domain that Directus accepts.
  adminEmail: 'admin@example.com',
  adminPassword: randomWord(),
  adminToken: randomWord(),
  siteToken: randomWord(),
  revalidateSecret: randomWord(),
  serverActionsKey: randomBytes(32).toString('base64'),
  previewSecret: randomWord(),
  previewToken: randomWord(),
})

function parse(text: string, file: string): Secrets {
  try {
    return secrets.parse(JSON.parse(text))
  } catch {
    throw new Problem(
      `${file} is damaged: restore it from a backup, or delete the data folder to start afresh.`,
    )
  }
}
