// Directus uses SQLite through knex, whose dialect loads the package sqlite3. That package is
// archived and has to be compiled or downloaded from outside the registry. This one implements the
// part of its interface that knex uses on Node's own SQLite. Queries run synchronously: they are
// short, and SQLite allows one writer at a time in any case.
const { DatabaseSync } = require('node:sqlite')

const OPEN_READONLY = 1
const OPEN_READWRITE = 2
const OPEN_CREATE = 4

/** How long a query waits for another connection's lock, in milliseconds. */
const BUSY_TIMEOUT_MS = 1_000

// The names of the result codes that Directus reads, at the start of the message or as the code,
// and of the most frequent one at its start.
const CODES = { 5: 'BUSY', 14: 'CANTOPEN', 19: 'CONSTRAINT' }

/** @param {unknown} error */
function toSqliteError(error) {
  const { message = String(error), errcode = 1 } = Object(error)
  // The low byte of an extended result code is the primary one.
  const errno = errcode & 0xff
  const code = `SQLITE_${CODES[errno] ?? 'ERROR'}`
  return Object.assign(new Error(`${code}: ${message}`, { cause: error }), { errno, code })
}

/**
 * node:sqlite binds neither booleans nor dates, and every number as a float: 7 in a text column
 * would become "7.0".
 * @param {unknown} value
 */
function toParameter(value) {
  if (value === undefined) return null
  const plain = typeof value === 'boolean' || value instanceof Date ? Number(value) : value
  return typeof plain === 'number' && Number.isSafeInteger(plain) ? BigInt(plain) : plain
}

/**
 * It throws on integers that exceed a double, and returns rows without a prototype.
 * @param {Record<string, unknown>} row
 */
const toRow = (row) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, fromColumn(value)]))

/** @param {unknown} value */
function fromColumn(value) {
  if (typeof value === 'bigint') return Number(value)
  return value instanceof Uint8Array ? Buffer.from(value) : value
}

class Database {
  #database

  /**
   * @param {string} filename
   * @param {number} flags
   * @param {(error: Error | null) => void} callback
   */
  constructor(filename, flags, callback) {
    this.#settle(callback, () => {
      this.#database = new DatabaseSync(filename, {
        readOnly: (flags & OPEN_READONLY) !== 0,
        // Directus enables them itself; its migrations rely on the default.
        enableForeignKeyConstraints: false,
        // Knex quotes default values like names.
        enableDoubleQuotedStringLiterals: true,
        timeout: BUSY_TIMEOUT_MS,
      })
    })
  }

  /** Executes a statement; the callback's `this` has `lastID` and `changes`. */
  run(sql, parameters = [], callback = undefined) {
    this.#settle(callback, () => {
      const { lastInsertRowid, changes } = this.#prepare(sql).run(...parameters.map(toParameter))
      return { self: { lastID: Number(lastInsertRowid), changes: Number(changes) } }
    })
    return this
  }

  /** Reads all rows of a query. */
  all(sql, parameters = [], callback = undefined) {
    this.#settle(callback, () => ({
      result: this.#prepare(sql)
        .all(...parameters.map(toParameter))
        .map(toRow),
    }))
    return this
  }

  #prepare(sql) {
    const statement = this.#database.prepare(sql)
    statement.setReadBigInts(true)
    return statement
  }

  close(callback) {
    this.#settle(callback, () => this.#database.close())
  }

  /** Works synchronously and calls back later, like sqlite3. */
  #settle(callback, work) {
    let error = null
    let outcome
    try {
      outcome = work()
    } catch (thrown) {
      error = toSqliteError(thrown)
    }
    if (callback) setImmediate(() => callback.call(outcome?.self ?? this, error, outcome?.result))
  }
}

module.exports = { Database, OPEN_READONLY, OPEN_READWRITE, OPEN_CREATE }
