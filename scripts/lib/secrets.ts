import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Problem } from '../launcher/problem.mjs'
import { asDiskProblem } from './disk-problem.ts'
import { errorCode } from './error-code.ts'
import { writeFileSafely } from './safe-file.ts'

const PRIVATE = 0o600

const secrets = z.object({
  /** Names this data folder: a site that was built for another one is built again. */
  instanceId: z.string().min(1),
  cmsSecret: z.string().min(1),
  adminEmail: z.string().min(1),
  adminPassword: z.string().min(1),
  adminToken: z.string().min(1),
  siteToken: z.string().min(1),
  revalidateSecret: z.string().min(1),
  /** 32 bytes in base64, as Next.js asks. */
  serverActionsKey: z.string().min(1),
  /** With it the CMS says that an editor may see a draft, and the site that an address is its own. */
  previewSecret: z.string().min(1),
  /** What the site sends to read drafts; its ordinary token cannot. */
  previewToken: z.string().min(1),
})

/** What data folders of an earlier version lack. */
const stored = secrets.partial({ previewSecret: true, previewToken: true })

export type Secrets = z.infer<typeof secrets>

/** The secrets of a data folder; they are made once and stay. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const text = await readIfThere(file)
  if (text === undefined) return saveSecrets(dataDir, newSecrets())
  await chmod(file, PRIVATE)
  const found = parse(text, file)
  const { previewSecret = randomWord(), previewToken = randomWord() } = found
  const whole = { ...found, previewSecret, previewToken }
  const isWhole = Boolean(found.previewSecret && found.previewToken)
  return isWhole ? whole : saveSecrets(dataDir, whole)
}

export async function saveSecrets(dataDir: string, values: Secrets): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  await writeFileSafely(file, `${JSON.stringify(values, null, 2)}\n`, PRIVATE)
  return values
}

const newSecrets = (): Secrets => ({
  instanceId: randomUUID(),
  cmsSecret: randomWord(),
  // A domain that is nobody's, and that Directus takes for a real one.
  adminEmail: 'admin@example.com',
  adminPassword: randomWord(),
  adminToken: randomWord(),
  siteToken: randomWord(),
  revalidateSecret: randomWord(),
  serverActionsKey: randomBytes(32).toString('base64'),
  previewSecret: randomWord(),
  previewToken: randomWord(),
})

const randomWord = () => randomBytes(24).toString('base64url')

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw asDiskProblem(error, file)
  }
}

function parse(text: string, file: string): z.infer<typeof stored> {
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    throw new Problem(
      `${file} is damaged: restore it from a backup, or delete the data folder to start afresh.`,
    )
  }
}
