import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pendingEnquiries } from '../../support/servers/health.ts'
import { timeUntil } from '../flow.ts'

/** Milliseconds until nothing is pending; null if that takes longer. */
export const timeUntilDelivered = (siteUrl: string, timeoutMs: number) =>
  timeUntil(async () => (await pendingEnquiries(siteUrl)) === 0, timeoutMs)

/** Deletes the outbox of a stopped site. */
export async function deleteOutbox(dataDir: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm'])
    await rm(join(dataDir, `outbox.sqlite${ending}`), { force: true })
}
