import { keyOfAddress } from 'school-schema/addresses/old-address'
import { fieldLabel } from 'school-schema/fields/fields'
import type { Collection } from 'school-schema/fields/collection'
import { ownValue } from 'school-schema/values/own-value'
import type { Row } from '../shared.ts'
import { digestOf } from './imported-rows.ts'

/** What identifies a row without an id, if the collection has no column that is unique. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  notification: ['title', 'date'],
  pages: ['page_name', 'title', 'status'],
  heading: ['title'],
  gallery: ['title'],
  team: ['kind', 'name'],
  board_result: ['class', 'year'],
  disclosure_document: ['kind', 'title'],
  faculty: ['name'],
  person: ['body', 'name'],
  calendar_date: ['from', 'title'],
  book: ['class', 'title', 'sort'],
}

/** What identifies a row, surest first: of a row with an id, another one can have its unique value. */
function listKeys({ collection, meta, fields }: Collection, row: Row): (readonly string[])[] {
  if (meta['singleton'] === true) return [[]]
  const unique = fields.find(({ field, schema }) => schema?.['is_unique'] && row[field])
  if ((row['id'] ?? null) !== null) return [['id'], ...(unique ? [[unique.field]] : [])]
  // A row without an address is a text for a page.
  if (collection === 'pages' && row['address']) return [['address']]
  const keys = ownValue(KEYS, collection)?.filter((key) => Object.hasOwn(row, key)) ?? []
  return [unique ? [unique.field] : keys.length > 0 ? keys : Object.keys(row)]
}

/** The CMS itself writes when the texts of a translation last changed. */
const withoutTimes = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each: unknown) =>
        typeof each === 'object' && each !== null ? { ...each, changed: null } : each,
      )
    : value

/** A value as it is compared: a time is the same in every zone, and a space too many is typed by accident. */
export function comparable({ fields }: Collection, name: string, value: unknown): string {
  const type = fields.find(({ field }) => field === name)?.type
  if (name === 'translations') return JSON.stringify(withoutTimes(value) ?? null)
  if (typeof value !== 'string') return JSON.stringify(value ?? null)
  // The website leads on from each spelling of an address.
  if (name === 'old_address') return keyOfAddress(value)
  if (type === 'timestamp') return String(Date.parse(value))
  return JSON.stringify(type === 'string' ? value.replace(/\s+/g, ' ').trim() : value)
}

/** A row of the CMS: what it is, and digests of what an import has written into it. `row` is null if it was deleted since. */
type Found = { id: unknown; row: Row | null; imported: Row }

/** The rows of a collection, each of which is found once: of two equal rows in a file each is a row of the CMS. */
export type ExistingRows = { find: (values: Row) => Found | null }

/** Finds rows among these by what identifies them, now or when they were imported. */
export function findIn(
  collection: Collection,
  rows: readonly Row[],
  digests: ReadonlyMap<string, Row>,
): ExistingRows {
  const byId = new Map(rows.map((row) => [String(row['id']), row]))
  const taken = new Set<string>()
  // Rows that are there before those that were deleted.
  const importedIds = [...new Set([...byId.keys(), ...digests.keys()])].filter((id) =>
    digests.has(id),
  )
  const indexes = new Map<string, Map<string, string[]>>()
  const indexOf = (name: string, ids: Iterable<string>, keyOf: (id: string) => string) => {
    const index = indexes.get(name) ?? Map.groupBy(ids, keyOf)
    indexes.set(name, index)
    return index
  }
  const idsOf = (keys: readonly string[], values: Row): string[] => {
    const now = (row: Row) => keys.map((key) => comparable(collection, key, row[key])).join('\n')
    const current = indexOf(`now ${keys.join()}`, byId.keys(), (id) => now(byId.get(id) ?? {}))
    const ids = current.get(now(values)) ?? []
    if (keys.length === 0) return ids
    const imported = indexOf(`imported ${keys.join()}`, importedIds, (id) =>
      keys.map((key) => String(digests.get(id)?.[key])).join(),
    )
    return [...ids, ...(imported.get(keys.map((key) => digestOf(values[key])).join()) ?? [])]
  }
  return {
    find(values) {
      const ids = listKeys(collection, values).flatMap((keys) => idsOf(keys, values))
      const id = ids.find((each) => !taken.has(each))
      if (id === undefined) return null
      if (collection.meta['singleton'] !== true) taken.add(id)
      const row = byId.get(id) ?? null
      return { id: row?.['id'] ?? id, row, imported: digests.get(id) ?? {} }
    },
  }
}

/**
 * The changes of a row without those of columns that somebody has changed since an import, or, by an old website
 * (`isOld`), that somebody has filled in.
 */
export function ownChanges(
  changes: Row,
  stored: Row,
  imported: Row,
  isOld = false,
): { values: Row; own: string } {
  const isOwn = (name: string) =>
    Object.hasOwn(imported, name)
      ? imported[name] !== digestOf(stored[name])
      : isOld && stored['sample'] !== true && (stored[name] ?? '') !== ''
  const names = Object.keys(changes)
  const written = names.filter((name) => !isOwn(name))
  return {
    values: Object.fromEntries(written.map((name) => [name, changes[name]])),
    own: names.filter(isOwn).map(fieldLabel).join(', '),
  }
}
