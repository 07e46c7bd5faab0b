import { rm } from 'node:fs/promises'
import { join } from 'node:path'
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
