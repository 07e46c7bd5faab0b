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
  await database.raw(
    `INSERT INTO ${TABLE} AS stored (name, owner, taken_at, is_done) VALUES (?, ?, ?, 0)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, taken_at = excluded.taken_at
     WHERE stored.is_done = 0 AND (stored.owner = excluded.owner OR stored.taken_at <= ?)`,
    [name, owner, now, now - LEASE_MS],
  )
  const [row] = await database(TABLE).where({ name })
  if (row?.['is_done']) return 'done'
  return row?.['owner'] === owner ? 'yours' : 'taken'
}

/** Records that the owner has everything of a mailing in its outbox, or has sent it. */
export async function finishMailing(
  database: Database,
  { name, owner }: { name: string; owner: string },
): Promise<void> {
  await database(TABLE).where({ name, owner }).update({ is_done: 1 })
}
