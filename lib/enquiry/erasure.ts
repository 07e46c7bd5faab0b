import type { DatabaseSync } from 'node:sqlite'

const DAY_MS = 24 * 60 * 60 * 1000

// What the outbox remembers of an enquiry by its id, once it has left for the CMS.
const MEMORIES = ['receipt', 'letter']

/**
 * Erases the enquiries that came more than `days` ago, whether they wait or were refused. Answers
 * how many.
 */
export function eraseExpiredEnquiries(outbox: DatabaseSync, days: number): number {
  const before = Date.now() - days * DAY_MS
  overwriteErased(outbox)
  const { changes } = outbox.prepare('DELETE FROM enquiry WHERE received_at < ?').run(before)
  emptyLog(outbox, Number(changes))
  return Number(changes)
}

/** Erases enquiries and all that is remembered of them. Answers how many were still here. */
export function eraseEnquiries(outbox: DatabaseSync, ids: readonly string[]): number {
  const list = JSON.stringify(ids)
  overwriteErased(outbox)
  outbox.exec('BEGIN IMMEDIATE')
  try {
    const among = 'id IN (SELECT value FROM json_each(?))'
    const { changes } = outbox.prepare(`DELETE FROM enquiry WHERE ${among}`).run(list)
    for (const table of presentTables(outbox))
      outbox.prepare(`DELETE FROM ${table} WHERE ${among}`).run(list)
    outbox.exec('COMMIT')
    emptyLog(outbox, ids.length)
    return Number(changes)
  } catch (error) {
    outbox.exec('ROLLBACK')
    throw error
  }
}

/** SQLite leaves deleted rows in its file until something else needs the place. */
function overwriteErased(outbox: DatabaseSync): void {
  outbox.exec('PRAGMA secure_delete = ON')
}

/** The write-ahead log still has the pages as they were. Where a reader is busy, its turn comes later. */
function emptyLog(outbox: DatabaseSync, erased: number): void {
  if (erased > 0) outbox.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** An outbox that an earlier version of the site made has no other tables yet. */
function presentTables(outbox: DatabaseSync): string[] {
  const rows = outbox.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  const present = new Set(rows.map(({ name }) => String(name)))
  return MEMORIES.filter((table) => present.has(table))
}
