import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileSafely } from '../../lib/disk.ts'

const upgrade = z.object({
  /** The folders of the release in use and of the new one. */
  from: z.string(),
  to: z.string(),
  /** What is done next; after a crash it is done again. */
  phase: z.enum(['prepare', 'switch', 'watch', 'roll-back']),
  /** The verified backup from before. */
  backup: z.string().nullable(),
  /** Why it is rolled back. */
  reason: z.string().nullable(),
})

/** An upgrade that has begun and not ended. It is on disk, so that it survives a crash of the machine. */
export type Upgrade = z.infer<typeof upgrade>

const RESULT = 'last-upgrade.txt'

/** Where a school has what belongs to its upgrades, for root only. */
export const upgradeFolder = (home: string): string => join(home, 'upgrade')

const stateFile = (home: string) => join(upgradeFolder(home), 'state.json')

/** The unfinished upgrade of a school; null when there is none. */
export async function readUpgrade(home: string): Promise<Upgrade | null> {
  const text = await readFile(stateFile(home), 'utf8').catch(() => null)
  return text === null ? null : upgrade.parse(JSON.parse(text))
}

/** Writes how far an upgrade is. */
export async function saveUpgrade(home: string, state: Upgrade): Promise<void> {
  await mkdir(upgradeFolder(home), { recursive: true, mode: 0o700 })
  await writeFileSafely(stateFile(home), JSON.stringify(state), 0o600)
}

/** Ends an upgrade with a sentence about how it ended. */
export async function endUpgrade(home: string, result: string): Promise<void> {
  await writeFileSafely(join(upgradeFolder(home), RESULT), `${result}\n`, 0o600)
  await rm(stateFile(home), { force: true })
}

/** How the last upgrade of a school ended; empty before the first. */
export const readResult = (home: string): Promise<string> =>
  readFile(join(upgradeFolder(home), RESULT), 'utf8').catch(() => '')
