import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileSafely } from '../../lib/disk.ts'

const upgrade = z.object({
  /** The folders of the current and the new release. */
  from: z.string(),
  to: z.string(),
  /** The next phase; after a crash it is repeated. */
  phase: z.enum(['prepare', 'switch', 'watch', 'roll-back']),
  /** The verified backup from before the upgrade. */
  backup: z.string().nullable(),
  /** The reason of a rollback. */
  reason: z.string().nullable(),
})

/** An unfinished upgrade. It is on disk, so that it survives a crash of the machine. */
export type Upgrade = z.infer<typeof upgrade>

const RESULT = 'last-upgrade.txt'

/** The folder for the upgrades of a school, accessible to root only. */
export const upgradeFolder = (home: string): string => join(home, 'upgrade')

const stateFile = (home: string) => join(upgradeFolder(home), 'state.json')

/** The unfinished upgrade of a school; null if there is none. */
export async function readUpgrade(home: string): Promise<Upgrade | null> {
  const text = await readFile(stateFile(home), 'utf8').catch(() => null)
  return text === null ? null : upgrade.parse(JSON.parse(text))
}

/** Saves the state of an upgrade. */
export async function saveUpgrade(home: string, state: Upgrade): Promise<void> {
  await mkdir(upgradeFolder(home), { recursive: true, mode: 0o700 })
  await writeFileSafely(stateFile(home), JSON.stringify(state), 0o600)
}

/** Ends an upgrade with a sentence about the result. */
export async function endUpgrade(home: string, result: string): Promise<void> {
  await writeFileSafely(join(upgradeFolder(home), RESULT), `${result}\n`, 0o600)
  await rm(stateFile(home), { force: true })
}

/** The result of the last upgrade of a school; empty before the first. */
export const readResult = (home: string): Promise<string> =>
  readFile(join(upgradeFolder(home), RESULT), 'utf8').catch(() => '')
