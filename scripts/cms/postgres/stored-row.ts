import { isDeepStrictEqual } from 'node:util'
import type { SQLOutputValue } from 'node:sqlite'

/**
 * The values of a row of SQLite as PostgreSQL stores them, for the types of its columns, and the columns whose text
 * loses characters. Throws an error that names a column whose value has no such form.
 */
export function toStoredRow(
  row: Readonly<Record<string, SQLOutputValue>>,
  types: ReadonlyMap<string, string>,
): { values: Record<string, unknown>; changed: string[] } {
  const changed: string[] = []
  const values = Object.entries(row).map(([name, value]) => {
    const converted = convert(name, value, types.get(name) ?? '')
    const stored = toStorable(converted)
    if (!isDeepStrictEqual(stored, converted)) changed.push(name)
    return [name, stored] as const
  })
  return { values: Object.fromEntries(values), changed }
}

/** Directus stores times and days in SQLite as milliseconds, in UTC. */
function convert(name: string, value: SQLOutputValue, type: string): unknown {
  if (value === null) return null
  // Otherwise JSON would make another value of it.
  if (value instanceof Uint8Array) throw new Error(`${name} is binary`)
  if (value === Infinity || value === -Infinity) return String(value)
  if (/^json/.test(type)) return parseJson(name, String(value))
  if (type === 'boolean') return Boolean(value)
  if (typeof value === 'number' && /^(timestamp|date)/.test(type)) {
    const time = new Date(value)
    if (Number.isNaN(time.getTime())) throw new Error(`${name} is no time`)
    return type === 'date' ? time.toISOString().slice(0, 10) : time.toISOString()
  }
  return value
}

/** The message of JSON.parse contains the value, which may be personal. */
function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${name} is not JSON`)
  }
}

/** PostgreSQL stores no NUL, and no half of a surrogate pair, neither in a text nor in JSON. */
function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(toStorable)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map((entry) => entry.map(toStorable)))
}
