import { isDeepStrictEqual } from 'node:util'
import { type Row, rowsIn, type Meta, type Person } from '../shared.ts'

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/**
 * A value of JSON after two people have changed it: `own` is what one of them sends, `current` what is
 * stored now, `before` what it was when this person opened it. What this person has left as it was is as
 * it is stored.
 */
export function mergeValue(before: unknown, own: unknown, current: unknown): unknown {
  if (isDeepStrictEqual(own ?? null, before ?? null)) return current
  if (isDeepStrictEqual(current ?? null, before ?? null)) return own
  if ((isList(own) || own === null) && (isList(current) || current === null))
    return mergeItems(isList(before) ? before : [], own ?? [], current ?? [])
  if (isRow(own) && isRow(current)) return mergeFields(isRow(before) ? before : {}, own, current)
  return own
}

function mergeFields(before: Row, own: Row, current: Row): Row {
  const names = new Set([...Object.keys(current), ...Object.keys(own)])
  const entries = [...names].flatMap((name): [string, unknown][] => {
    const value = mergeValue(before[name], own[name], current[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

/** The items of a list by what identifies them: their language, or their place in the list as it was opened. */
function identify(list: readonly unknown[], before: readonly unknown[]): Map<unknown, unknown> {
  const found = new Map<unknown, unknown>()
  list.forEach((item, at) => {
    const isSame = (other: unknown, place: number) =>
      !found.has(place) && isDeepStrictEqual(other, item)
    const place = before.findIndex(isSame)
    const isEdited =
      at < before.length && !list.some((other) => isDeepStrictEqual(other, before[at]))
    const known = place < 0 && isEdited ? at : place
    const language = isRow(item) ? item['language'] : undefined
    found.set(language ?? (known < 0 ? JSON.stringify(item) : known), item)
  })
  return found
}

const isMoved = (keys: readonly unknown[]): boolean => {
  const places = keys.filter((key) => typeof key === 'number')
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
}

function mergeItems(
  before: readonly unknown[],
  own: readonly unknown[],
  current: readonly unknown[],
): unknown[] {
  const opened = identify(before, before)
  const [mine, theirs] = [identify(own, before), identify(current, before)]
  const [ofMine, ofTheirs] = [[...mine.keys()], [...theirs.keys()]]
  const isTheirOrder = isMoved(ofTheirs) && !isMoved(ofMine)
  const [keys, others] = isTheirOrder ? [ofTheirs, ofMine] : [ofMine, ofTheirs]
  others.forEach((key, at) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(others[at - 1]) + 1, 0, key)
  })
  return keys.flatMap((key) => {
    const [from, item, stored] = [opened, mine, theirs].map((items) => items.get(key))
    if (mine.has(key) && theirs.has(key)) return [mergeValue(from, item, stored)]
    // What one of them lacks was removed, unless the other has added or changed it in the meantime.
    if (mine.has(key)) return isDeepStrictEqual(item, from) ? [] : [item]
    return opened.has(key) ? [] : [stored]
  })
}

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
