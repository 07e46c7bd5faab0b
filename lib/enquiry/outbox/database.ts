import 'server-only'
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { siteEnvironment } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { processGlobal } from '../../server/process-global.ts'
import { listCorrupt, replaceOutbox } from './salvage.ts'
import { isBusy, isDamage, isOutboxDamaged, openOutbox } from './schema.ts'

type Opened = { file: string; database: DatabaseSync; inodes: string; version: string }
type Row = Record<string, SQLOutputValue>

/** The problems of the outbox, for monitoring. */
export type OutboxProblem = 'outbox-not-writable' | 'outbox-was-damaged'

const connection = processGlobal('outbox', (): { opened: Opened | null } => ({ opened: null }))

/**
 * Runs a function on the outbox in `DATA_DIR`. A damaged, missing or unreadable outbox is replaced
 * first, also while the process runs. Throws if the disk does not accept it.
 */
export function inOutbox<Result>(work: (database: DatabaseSync) => Result): Result {
  const { opened } = connection
  // The caller that began the transaction repeats all of it.
  if (opened?.database.isTransaction) return work(opened.database)
  const file = path.join(siteEnvironment().DATA_DIR, 'outbox.sqlite')
  const database = getDatabase(file)
  try {
    return work(database)
  } catch (error) {
    if (!isDamage(error)) throw error
    return work(replace(file, database))
  }
}

/** Runs one statement; returns the number of changed rows. Throws like `inOutbox`. */
export const run = (sql: string, ...values: SQLInputValue[]): number =>
  inOutbox((database) => Number(database.prepare(sql).run(...values).changes))

/** The rows of a query, or of a statement that returns rows. */
export const all = (sql: string, ...values: SQLInputValue[]): Row[] =>
  inOutbox((database) => database.prepare(sql).all(...values))

/** The current problems, and past ones that need a check. Writes to the outbox to prove that it can. */
export function outboxProblems(): OutboxProblem[] {
  try {
    inOutbox((database) => database.exec('PRAGMA user_version = 1'))
    return listCorrupt(siteEnvironment().DATA_DIR).length > 0 ? ['outbox-was-damaged'] : []
  } catch {
    return ['outbox-not-writable']
  }
}

function getDatabase(file: string): DatabaseSync {
  const { opened } = connection
  if (opened?.file !== file) return open(file)
  const { inodes, version } = identify(file)
  if (inodes !== opened.inodes) return replace(file, opened.database)
  // The file has changed, usually by our own checkpoint; damage would be hidden by this
  // connection's cache.
  if (version !== opened.version && isOutboxDamaged(file)) return replace(file, opened.database)
  opened.version = version
  return opened.database
}

function open(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    return connect(file)
  } catch (error) {
    if (isBusy(error)) throw error
    return replace(file, null)
  }
}

function replace(file: string, old: DatabaseSync | null): DatabaseSync {
  const salvaged = replaceOutbox(file, old)
  connection.opened = null
  log.error({ event: 'outbox-replaced', salvaged })
  return connect(file)
}

function connect(file: string): DatabaseSync {
  const database = openOutbox(file)
  connection.opened = { file, database, ...identify(file) }
  return database
}

/** Identifies the files, and when the database was last written; its log changes all the time. */
function identify(file: string): Pick<Opened, 'inodes' | 'version'> {
  const [main, wal] = [file, `${file}-wal`].map((each) =>
    statSync(/* turbopackIgnore: true */ each, { throwIfNoEntry: false }),
  )
  return { inodes: `${main?.ino} ${wal?.ino}`, version: `${main?.size} ${main?.mtimeMs}` }
}
