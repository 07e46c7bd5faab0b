import { rowsIn, type Meta, type Person, type Row } from '../shared.ts'
import { mergeValue } from './merge-value.ts'

/** More rows than three people have open in a day. */
const MAX_LOADED = 500

/** The lists of rows as each person last read them, oldest first. */
const loaded = new Map<string, Row>()

const keyOf = (person: Person, collection: string, id: unknown) =>
  `${String(person.user)} ${collection} ${String(id)}`

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(
    columns.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]),
  )

/** Remembers these columns of a row that somebody opens. */
export function rememberLoaded(
  rows: unknown,
  collection: string,
  columns: readonly string[],
  person: Person | null | undefined,
): void {
  const [row, ...others] = rowsIn(Array.isArray(rows) ? rows : [rows])
  if (!person?.user || !row?.['id'] || others.length > 0) return
  const lists = pick(row, columns)
  if (Object.keys(lists).length === 0) return
  const key = keyOf(person, collection, row['id'])
  const all = { ...loaded.get(key), ...lists }
  loaded.delete(key)
  loaded.set(key, all)
  const [oldest] = loaded.keys()
  if (oldest !== undefined && loaded.size > MAX_LOADED) loaded.delete(oldest)
}

/** Forgets a row that a person has saved; the Studio reads it again. */
export function forgetLoaded(
  { collection = '', keys: [id] = [] }: Meta,
  person: Person | null | undefined,
): void {
  if (person?.user) loaded.delete(keyOf(person, collection, id))
}

/** A column of JSON, which is a text in SQLite. */
const valueIn = (stored: unknown): unknown =>
  typeof stored === 'string' ? JSON.parse(stored) : (stored ?? null)

/**
 * The changes of a row with what others have saved in its lists since this person opened it: a list is
 * one column, of which the Studio sends all. Without knowledge of what was opened, such as after a start
 * of the CMS, the sent list is taken.
 */
export function mergeLists(
  changes: Row,
  stored: Row,
  { collection = '', keys: [id] = [] }: Meta,
  person: Person | null | undefined,
): Row {
  const opened = person?.user ? loaded.get(keyOf(person, collection, id)) : undefined
  if (!opened) return changes
  const merged = Object.keys(pick(changes, Object.keys(opened))).map((name): [string, unknown] => {
    const [own, current] = [valueIn(changes[name]), valueIn(stored[name])]
    return [name, mergeValue(opened[name] ?? null, own, current)]
  })
  return { ...changes, ...Object.fromEntries(merged) }
}
