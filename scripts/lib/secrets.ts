import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Problem } from '../launcher/problem.mjs'
import { asDiskProblem, errorCode, writeFileSafely } from './disk.ts'

const PRIVATE = 0o600

const randomWord = () => randomBytes(24).toString('base64url')
const word = z.string().min(1)

const secrets = z.object({
  /** Names this data folder: a site that was built for another one is built again. */
  instanceId: word,
  cmsSecret: word,
  adminEmail: word,
  adminPassword: word,
  adminToken: word,
  siteToken: word,
  revalidateSecret: word,
  /** 32 bytes in base64, as Next.js requires. */
  serverActionsKey: word,
  /** With it the CMS says that an editor may see a draft, and the site that an address is its own. */
  previewSecret: word.default(randomWord),
  /** What the site sends to read drafts; its ordinary token cannot. */
  previewToken: word.default(randomWord),
})

export type Secrets = z.infer<typeof secrets>

/**
 * The secrets of a data folder; they are made once and stay. A folder of an earlier version gets those
 * that it lacks. Throws a Problem when the file is damaged or cannot be read.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw asDiskProblem(error, file)
  })
  if (text === undefined) return saveSecrets(dataDir, newSecrets())
  await chmod(file, PRIVATE)
  const found = parse(text, file)
  const isComplete = Object.keys(found).every((name) => text.includes(`"${name}"`))
  return isComplete ? found : saveSecrets(dataDir, found)
}

/** Writes them for the owner of the data folder alone. */
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

function parse(text: string, file: string): Secrets {
  try {
    return secrets.parse(JSON.parse(text))
  } catch {
    throw new Problem(
      `${file} is damaged: restore it from a backup, or delete the data folder to start afresh.`,
    )
  }
}
