import { isDeepStrictEqual } from 'node:util'
import { fieldLabel } from 'school-schema/fields/fields'
import { refusalOfPeriods } from '../../cms/extensions/school/src/website/content-rules.ts'
import { storedRow } from '../../cms/extensions/school/src/website/stored-row.ts'
import { isRow, type Row } from '../../cms/setup/client.ts'
import type { Kind } from './format.ts'
import type { Entry } from './read-folder.ts'
import { ownValue } from 'school-schema/values/own-value'

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

/** What an entry changes in the CMS. */
export type Change =
  | { type: 'new'; values: Row }
  | { type: 'changed'; id: unknown; values: Row }
  | { type: 'same'; id: unknown }
  | { type: 'refused'; reason: string }

/** Compares an entry with the rows of the CMS, by the rules with which the CMS stores it. */
export function compare(
  kind: Kind,
  { row, refusal }: Entry,
  existing: readonly Row[],
  asDraft: boolean,
): Change {
  if (refusal !== undefined) return { type: 'refused', reason: refusal }
  const read = asStored(kind, row)
  if ('reason' in read) return { type: 'refused', reason: read.reason }
  const { values } = read
  const keys = keysOf(kind, values)
  const found = existing.find((each) =>
    keys.every((key) => isSame(kind, key, each[key], values[key])),
  )
  const hasStatus = asDraft && kind.columns.includes('status')
  if (!found) {
    const missing = kind.collection.fields.find(
      ({ field, schema, meta }) =>
        meta['required'] === true && (schema?.['default_value'] ?? values[field] ?? '') === '',
    )
    if (missing) return { type: 'refused', reason: `“${missing.field}” is empty.` }
    return { type: 'new', values: hasStatus ? { ...values, status: 'draft' } : values }
  }
  const id = found['id']
  const changed = Object.entries(values).filter(
    ([name, value]) => !(hasStatus && name === 'status') && !isSame(kind, name, found[name], value),
  )
  if (changed.length === 0) return { type: 'same', id }
  return { type: 'changed', id, values: Object.fromEntries(changed) }
}

function asStored({ collection }: Kind, row: Row): { values: Row } | { reason: string } {
  try {
    const values = storedRow(collection, row, { app: true })
    const reason = refusalOfPeriods(values)
    return reason === null ? { values } : { reason }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { field } = 'extensions' in error && isRow(error.extensions) ? error.extensions : {}
    return { reason: `“${fieldLabel(String(field))}”: ${error.message}` }
  }
}

function keysOf({ name, isRecord, collection }: Kind, row: Row): readonly string[] {
  if (isRecord) return []
  if ((row['id'] ?? null) !== null) return ['id']
  // A row without an address is a text for a page.
  if (name === 'pages' && row['address']) return ['address']
  const unique = collection.fields.find(({ field, schema }) => schema?.['is_unique'] && row[field])
  return unique ? [unique.field] : (ownValue(KEYS, name) ?? Object.keys(row))
}

function isSame({ collection }: Kind, name: string, stored: unknown, written: unknown): boolean {
  const type = collection.fields.find(({ field }) => field === name)?.type
  if (type === 'timestamp' && typeof stored === 'string' && typeof written === 'string')
    return Date.parse(stored) === Date.parse(written)
  // In a name or title, a space too many is typed by accident.
  if (type === 'string' && typeof stored === 'string' && typeof written === 'string')
    return inOneLine(stored) === inOneLine(written)
  return isDeepStrictEqual(stored ?? null, written ?? null)
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
