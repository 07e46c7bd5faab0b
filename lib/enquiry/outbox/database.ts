import 'server-only'
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { siteEnvironment } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { processGlobal } from '../../server/process-global.ts'
import { listSetAside, replaceOutbox } from './salvage.ts'
import { isBusy, isDamage, isOutboxDamaged, openOutbox } from './schema.ts'

type Opened = { file: string; database: DatabaseSync; files: string; change: string }

/** What is wrong with the outbox, by name, for monitoring. */
export type OutboxProblem = 'outbox-not-writable' | 'outbox-was-damaged'

const holder = processGlobal('outbox', (): { opened: Opened | null } => ({ opened: null }))

/**
 * Works on the outbox in `DATA_DIR`. One that is damaged, missing or unreadable is replaced first,
 * also while the process runs. Throws when the disk does not take it.
 */
export function inOutbox<Result>(work: (database: DatabaseSync) => Result): Result {
  const { opened } = holder
  // Whoever began the transaction repeats all of it.
  if (opened?.database.isTransaction) return work(opened.database)
  const file = path.join(siteEnvironment().DATA_DIR, 'outbox.sqlite')
  const database = usable(file)
  try {
    return work(database)
  } catch (error) {
    if (!isDamage(error)) throw error
    return work(replaced(file, database))
  }
}

/** What is wrong now, or was so that somebody should look. Writes, to know that it can. */
export function outboxProblems(): OutboxProblem[] {
  const problems: OutboxProblem[] = []
  try {
    inOutbox((database) => database.exec('PRAGMA user_version = 1'))
    if (listSetAside(siteEnvironment().DATA_DIR).length > 0) problems.push('outbox-was-damaged')
  } catch {
    problems.push('outbox-not-writable')
  }
  return problems
}

function usable(file: string): DatabaseSync {
  const { opened } = holder
  if (opened?.file !== file) return firstOpened(file)
  const { files, change } = stampOf(file)
  if (files !== opened.files) return replaced(file, opened.database)
  // Written to, mostly by our own checkpoint; our connection would not notice damage to cached pages.
  if (change !== opened.change && isOutboxDamaged(file)) return replaced(file, opened.database)
  opened.change = change
  return opened.database
}

function firstOpened(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    return hold(file, openOutbox(file))
  } catch (error) {
    if (isBusy(error)) throw error
    return replaced(file, null)
  }
}

function replaced(file: string, old: DatabaseSync | null): DatabaseSync {
  const enquiries = replaceOutbox(file, old)
  holder.opened = null
  log.error({ event: 'outbox-replaced', salvaged: enquiries })
  return hold(file, openOutbox(file))
}

function hold(file: string, database: DatabaseSync): DatabaseSync {
  holder.opened = { file, database, ...stampOf(file) }
  return database
}

/** Which files they are, and when the database was last written; its log changes all the time. */
function stampOf(file: string): Pick<Opened, 'files' | 'change'> {
  const [main, wal] = [file, `${file}-wal`].map((each) =>
    statSync(/* turbopackIgnore: true */ each, { throwIfNoEntry: false }),
  )
  return { files: `${main?.ino} ${wal?.ino}`, change: `${main?.size} ${main?.mtimeMs}` }
}
