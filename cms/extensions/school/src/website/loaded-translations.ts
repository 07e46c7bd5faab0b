import { isDeepStrictEqual } from 'node:util'
import { rowsIn, type Meta, type Person, type Row } from '../shared.ts'

/** More rows than three people have open in a day. */
const MAX_LOADED = 500

/** The translations of rows as each person last read them, oldest first. */
const loaded = new Map<string, Row[]>()

const keyOf = (person: Person, collection: string, id: unknown) =>
  `${String(person.user)} ${collection} ${String(id)}`

/** Remembers the translations of a row that somebody opens. */
export function rememberLoaded(
  rows: unknown,
  collection: string,
  person: Person | null | undefined,
): void {
  const [row, ...others] = rowsIn(rows)
  if (!person?.user || !row?.['id'] || others.length > 0 || !('translations' in row)) return
  const key = keyOf(person, collection, row['id'])
  loaded.delete(key)
  loaded.set(key, rowsIn(row['translations']))
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

/**
 * The changes of a row with the translations that others have saved since this person opened it: all
 * languages are one column, of which the Studio sends all. Without knowledge of what was opened, such
 * as after a start of the CMS, the sent list is taken.
 */
export function mergeTranslations(
  changes: Row,
  stored: unknown,
  { collection = '', keys: [id] = [] }: Meta,
  person: Person | null | undefined,
): Row {
  const opened = person?.user ? loaded.get(keyOf(person, collection, id)) : undefined
  if (!opened || !('translations' in changes)) return changes
  const translations = mergeLists(opened, rowsIn(changes['translations']), rowsIn(stored))
  return { ...changes, translations }
}

function mergeLists(opened: Row[], sent: Row[], stored: Row[]): Row[] {
  const languages = new Set([...stored, ...sent].map(({ language }) => language))
  return [...languages].flatMap((language): Row[] => {
    const [before, own, current] = [opened, sent, stored].map((list) =>
      list.find((each) => each['language'] === language),
    )
    if (own && current) return [mergeOne(before ?? {}, own, current)]
    // What is missing was removed, unless it was added in the meantime.
    if (own) return isDeepStrictEqual(own, before) ? [] : [own]
    return current && !before ? [current] : []
  })
}

/** What is as it was opened has not been changed by this person. */
function mergeOne(before: Row, own: Row, current: Row): Row {
  const names = new Set([...Object.keys(current), ...Object.keys(own)])
  const entries = [...names].flatMap((name): [string, unknown][] => {
    const from = isDeepStrictEqual(own[name] ?? null, before[name] ?? null) ? current : own
    return Object.hasOwn(from, name) ? [[name, from[name]]] : []
  })
  return Object.fromEntries(entries)
}
