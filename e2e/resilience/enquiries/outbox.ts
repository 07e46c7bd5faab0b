import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { timeUntil } from '../flow.ts'

const health = z.object({ outbox: z.object({ pending: z.number() }) })

/** How many enquiries are pending in the outbox of the site at that address. */
export async function pendingAt(siteUrl: string): Promise<number> {
  const response = await fetch(`${siteUrl}/api/health`)
  return health.parse(await response.json()).outbox.pending
}

/** Milliseconds until nothing is pending; null if that takes longer. */
export const timeUntilDelivered = (siteUrl: string, mostMs: number) =>
  timeUntil(async () => (await pendingAt(siteUrl)) === 0, mostMs)

/** Deletes the outbox of a site that does not run. */
export async function deleteOutbox(dataDir: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm'])
    await rm(join(dataDir, `outbox.sqlite${ending}`), { force: true })
}

const FILLED_MS = 20_000
/** Long enough for the thanks to arrive: without them the enquirer repeats, and nothing is lost. */
const THANKED_MS = 1_000

/** An outbox that does not survive its site, as if it were in memory. */
export type VolatileOutbox = ReturnType<typeof volatileOutbox>

export const volatileOutbox = (dataDir: string, siteUrl: string) => ({
  /** Resolves once an enquiry is pending in it, or if none comes for long. */
  async filled() {
    const isFilled = async () => (await pendingAt(siteUrl).catch(() => 0)) > 0
    if ((await timeUntil(isFilled, FILLED_MS, 50)) !== null) await pause(THANKED_MS)
  },
  lose: () => deleteOutbox(dataDir),
})
