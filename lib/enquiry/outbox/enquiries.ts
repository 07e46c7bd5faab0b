import 'server-only'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import type { EnquiryCollection } from '../../content/client/enquiries.ts'
import { attempt } from '../../server/attempt.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { processGlobal } from '../../server/process-global.ts'
import { renameDamaged } from './damaged.ts'
import { isDamage, openOutbox, SUBSCRIBERS } from './schema.ts'

type Row = Record<string, SQLOutputValue>

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

/** The values of a statement by their names in it, as `:id`. */
type Values = Record<string, SQLInputValue>

/** Runs one statement; returns the number of changed rows. Throws like `inOutbox`. */
export const run = (sql: string, values: Values = {}): number =>
  inOutbox((database) => Number(database.prepare(sql).run(values).changes))

/** The rows of a query, or of a statement that returns rows. */
export const all = (sql: string, values: Values = {}): Row[] =>
  inOutbox((database) => database.prepare(sql).all(values))

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

/** An enquiry, or a change of a subscription to notices, with its id and its item for the CMS. */
export type Enquiry = {
  id: string
  collection: EnquiryCollection | typeof SUBSCRIBERS
  item: object
}

/** The number of an enquiry for people: the beginning of its id, such as 3F2A91BC. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

/** The first attempt happens while the visitor waits; the delay doubles up to the maximum (ms). */
const MIN_DELAY_MS = 5_000
const MAX_DELAY_MS = 30_000

/** The condition of an enquiry that waits for the CMS. */
export const IS_PENDING = 'refusal IS NULL AND delivered_at IS NULL'

/** Runs in one transaction. */
export const inTransaction = <Result>(work: () => Result): Result =>
  inOutbox((database) => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk has already ended the transaction.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  })

/** Adds a pending enquiry and its e-mail; the caller makes the first attempt to deliver it. */
export function addEnquiry(
  { id, collection, item }: Enquiry,
  receivedAt: number,
  hasMail: boolean,
): void {
  run(
    `INSERT INTO enquiry (id, collection, item, received_at, next_at)
     VALUES (:id, :collection, :item, :receivedAt, :receivedAt + ${MIN_DELAY_MS})`,
    { id, collection, item: JSON.stringify(item), receivedAt },
  )
  if (!hasMail) return
  const sql =
    'INSERT OR IGNORE INTO mail (id, collection, received_at) VALUES (:id, :collection, :receivedAt)'
  run(sql, { id, collection, receivedAt })
}

/**
 * Makes an enquiry that was received after `since` under one of these ids pending again, and
 * returns it. A delivered one gets the new item: if it was erased in the CMS since, it is a new
 * enquiry.
 */
export const repeatEnquiry = (
  ids: readonly string[],
  since: number,
  item: object,
): Enquiry | undefined =>
  enquiries(
    `UPDATE enquiry SET
       item = CASE WHEN delivered_at IS NULL THEN item ELSE :item END,
       refusal = NULL, delivered_at = NULL
     WHERE id IN (SELECT value FROM json_each(:ids)) AND received_at > :since
     RETURNING id, collection, item`,
    { item: JSON.stringify(item), ids: JSON.stringify(ids), since },
  )[0]

/** Records the delivery. The enquiry stays until a backup contains it, in case the CMS's disk is lost. */
export const markDelivered = (id: string) =>
  run('UPDATE enquiry SET delivered_at = :now WHERE id = :id', { id, now: Date.now() })

/** Records the rejection; `refusal` is the CMS's error code. */
export const markRefused = (id: string, refusal: string) =>
  run('UPDATE enquiry SET refusal = :refusal WHERE id = :id', { id, refusal })

/** Deletes an enquiry that the CMS does not need. */
export const deleteEnquiry = (id: string) => run('DELETE FROM enquiry WHERE id = :id', { id })

/** Delays the next attempt at a row, twice as long each time, without a limit on attempts. */
export const delayRow = (
  table: 'enquiry' | 'notice_mail',
  id: string,
  [least, most]: readonly [number, number],
) =>
  run(
    `UPDATE ${table} SET tries = tries + 1, next_at = :now + min(:most, :least << min(tries, 10))
     WHERE id = :id`,
    { id, now: Date.now(), least, most },
  )

/** Delays the next attempt to deliver an enquiry. */
export const scheduleRetry = (id: string) => delayRow('enquiry', id, [MIN_DELAY_MS, MAX_DELAY_MS])

/** Makes everything pending due, after an outage of the CMS. */
export const retryPending = () => run(`UPDATE enquiry SET next_at = 0 WHERE ${IS_PENDING}`)

/** Makes rejected enquiries pending: the cause may have been corrected. */
export const retryRefused = () =>
  run('UPDATE enquiry SET refusal = NULL, next_at = 0 WHERE refusal IS NOT NULL')

/** Truncates the write-ahead log, where erased rows would stay readable. */
export const truncateLog = () =>
  inOutbox((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'))

/** The enquiries that are due, oldest first. */
export const listDueEnquiries = (limit: number): Enquiry[] =>
  enquiries(
    // A time far in the future means that the clock was set back.
    `SELECT id, collection, item FROM enquiry
     WHERE ${IS_PENDING} AND (next_at <= :now OR next_at > :now + 2 * ${MAX_DELAY_MS})
     ORDER BY received_at LIMIT :limit`,
    { now: Date.now(), limit },
  )

/** A delivered enquiry; undefined if it is not there any more. */
export const findDelivered = (id: string): Enquiry | undefined =>
  enquiries(
    'SELECT id, collection, item FROM enquiry WHERE delivered_at IS NOT NULL AND id = :id',
    { id },
  )[0]

/** The ids of delivered enquiries, newest first. */
export const listDelivered = (): string[] =>
  all(
    `SELECT id FROM enquiry WHERE delivered_at IS NOT NULL AND collection <> '${SUBSCRIBERS}'
     ORDER BY received_at DESC`,
  ).map(({ id }) => String(id))

const enquiries = (...query: Parameters<typeof all>): Enquiry[] =>
  all(...query).map(({ id, collection, item }) => ({
    id: String(id),
    collection: collection as Enquiry['collection'],
    item: JSON.parse(String(item)) as object,
  }))
