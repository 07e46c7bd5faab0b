import type { Database } from '../shared.ts'

/** Each row is a mailing that is sent once. */
const TABLE = 'school_mailing'

/** After this time another website may send what one has begun and not finished, in milliseconds. */
const LEASE_MS = 3 * 60_000

/** Who may send a mailing: the asker, nobody now, as another one is about to, or nobody any more. */
export type Claim = 'yours' | 'taken' | 'done'

/** Lets one of several websites send a mailing; its owner may ask again, and has it for some more minutes. */
export async function claimMailing(
  database: Database,
  { name, owner }: { name: string; owner: string },
  now = Date.now(),
): Promise<Claim> {
  return database.transaction(async (within) => {
    // The key lets one of two that ask at once wait for the other.
    await within.raw(
      `INSERT INTO ${TABLE} (name, owner, taken_at, is_done) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING`,
      [name, owner, now],
    )
    const [row] = await within(TABLE).where({ name })
    if (row?.['is_done']) return 'done'
    if (row?.['owner'] === owner) {
      await within(TABLE).where({ name }).update({ taken_at: now })
      return 'yours'
    }
    const takenAt = Number(row?.['taken_at'])
    if (now - takenAt < LEASE_MS) return 'taken'
    const count = await within(TABLE)
      .where({ name, taken_at: takenAt })
      .update({ owner, taken_at: now })
    return count === 1 ? 'yours' : 'taken'
  })
}

/** Records that the owner has everything of a mailing in its outbox, or has sent it. */
export async function finishMailing(
  database: Database,
  { name, owner }: { name: string; owner: string },
): Promise<void> {
  await database(TABLE).where({ name, owner }).update({ is_done: 1 })
}
