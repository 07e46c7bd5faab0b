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
  const { changes } = outbox.prepare('DELETE FROM enquiry WHERE received_at < ?').run(before)
  emptyFreePlaces(outbox)
  return Number(changes)
}

/** Erases enquiries and all that is remembered of them. Answers how many were still here. */
export function eraseEnquiries(outbox: DatabaseSync, ids: readonly string[]): number {
  const list = JSON.stringify(ids)
  const among = 'id IN (SELECT value FROM json_each(?))'
  let erased = 0
  outbox.exec('BEGIN IMMEDIATE')
  try {
    erased = Number(outbox.prepare(`DELETE FROM enquiry WHERE ${among}`).run(list).changes)
    for (const table of presentTables(outbox))
      outbox.prepare(`DELETE FROM ${table} WHERE ${among}`).run(list)
    outbox.exec('COMMIT')
  } catch (error) {
    outbox.exec('ROLLBACK')
    throw error
  }
  emptyFreePlaces(outbox)
  return erased
}

/**
 * SQLite leaves deleted rows in its file until something else needs the place: those that were erased
 * here, and those of enquiries that have long been delivered.
 */
function emptyFreePlaces(outbox: DatabaseSync): void {
  outbox.exec('VACUUM')
  // The log has the pages as they were. Where somebody is reading them, its turn comes later.
  outbox.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** An outbox that an earlier version of the site made has no other tables yet. */
function presentTables(outbox: DatabaseSync): string[] {
  const rows = outbox.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  const present = new Set(rows.map(({ name }) => String(name)))
  return MEMORIES.filter((table) => present.has(table))
}
