import 'server-only'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { attempt } from '../../server/attempt.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { processGlobal } from '../../server/process-global.ts'
import { listDamaged, renameDamaged } from './damaged.ts'
import { isDamage, openOutbox, SCHEMA_VERSION } from './schema.ts'

type Row = Record<string, SQLOutputValue>

/** The problems of the outbox, for monitoring. */
export type OutboxProblem = 'outbox-not-writable' | 'outbox-was-damaged'

/** The open outboxes by file: one, except in tests. */
const connections = processGlobal('outbox', () => new Map<string, DatabaseSync>())

/**
 * Runs a function on the outbox in `DATA_DIR`. A damaged outbox is renamed and an empty one is
 * started, so that enquiries are accepted. Throws if the disk does not accept it.
 */
export function inOutbox<Result>(work: (database: DatabaseSync) => Result): Result {
  const file = path.join(siteEnvironment().DATA_DIR, 'outbox.sqlite')
  // A file that is gone, with its folder or its disk, still accepts rows, and loses them at the end.
  if (!existsSync(file)) close(file)
  const current = connections.get(file)
  // The caller that began the transaction repeats all of it.
  if (current?.isTransaction) return work(current)
  try {
    return work(current ?? open(file))
  } catch (error) {
    if (!isDamage(error)) throw error
    // Before the file is renamed: a connection deletes the log at its path when it closes.
    close(file)
    renameDamaged(file)
    log.error({ event: 'outbox-damaged' })
    return work(open(file))
  }
}

/** Runs one statement; returns the number of changed rows. Throws like `inOutbox`. */
export const run = (sql: string, ...values: SQLInputValue[]): number =>
  inOutbox((database) => Number(database.prepare(sql).run(...values).changes))

/** The rows of a query, or of a statement that returns rows. */
export const all = (sql: string, ...values: SQLInputValue[]): Row[] =>
  inOutbox((database) => database.prepare(sql).all(...values))

/** The current problems, and past ones that need an operator. Writes to the outbox to prove that it can. */
export function outboxProblems(): OutboxProblem[] {
  try {
    inOutbox((database) => database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`))
    return listDamaged(siteEnvironment().DATA_DIR).length > 0 ? ['outbox-was-damaged'] : []
  } catch {
    return ['outbox-not-writable']
  }
}

function close(file: string): void {
  attempt(() => connections.get(file)?.close())
  connections.delete(file)
}

function open(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = openOutbox(file)
  connections.set(file, database)
  return database
}
