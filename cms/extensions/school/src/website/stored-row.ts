import { isBlank, removeInvisible } from 'school-schema/values/typed-text'
import type { Collection } from 'school-schema/fields/collection'
import type { Field } from 'school-schema/fields/fields'
import { failedValidation, type Person, type Row } from '../shared.ts'

const NEEDS_TEXT = 'Write a text: spaces and invisible characters alone show nothing.'

/** The texts that staff give files and folders. */
export const systemTexts = Object.entries({ files: ['title', 'description'], folders: ['name'] })

/** A text without invisible characters; null if it shows nothing. Any other value as it is. */
function cleaned(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  return isBlank(typed) ? null : removeInvisible(typed)
}

/** A row with these of its texts without invisible characters. */
export const cleanTexts = (names: readonly string[], row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, typed]) => [
      name,
      names.includes(name) ? cleaned(typed) : typed,
    ]),
  )

const isText = ({ type }: Field) => type === 'string' || type === 'text'

/**
 * The fields of a row as they are stored: texts without invisible characters, 8,150/- as 8150. Throws
 * an error that the Studio shows at its field. Not for the website's own account, whose enquiries
 * are stored as families wrote them.
 */
export function storedRow(
  { collection, fields }: Collection,
  row: Row,
  person: Person | null | undefined,
): Row {
  if (person?.app !== true) return row
  const stored = fields
    .filter(({ field }) => row[field] !== undefined)
    .map((field): [string, unknown] => {
      const value = storedValue(field, row[field.field])
      if (value === undefined)
        throw failedValidation(collection, field.field, String(field.meta['validation_message']))
      const isEmptied = value === null && typeof row[field.field] === 'string'
      if (isEmptied && isText(field) && field.schema?.['is_nullable'] === false)
        throw failedValidation(collection, field.field, NEEDS_TEXT)
      const max = field.schema?.['max_length']
      // SQLite would store any length; PostgreSQL refuses it without a sentence.
      if (typeof max === 'number' && typeof value === 'string' && [...value].length > max)
        throw failedValidation(collection, field.field, `Write at most ${max} characters.`)
      return [field.field, value]
    })
  return { ...row, ...Object.fromEntries(stored) }
}

/** A list, which some programs send as JSON in a text, and tables as words; undefined if it is refused. */
function readList(read: NonNullable<Field['readList']>, given: unknown): unknown {
  if (given === null || given === '') return null
  return read(typeof given === 'string' ? parseJson(given) : given) ?? undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Undefined if the value is refused. */
function storedValue(field: Field, given: unknown): unknown {
  if (field.readList) return readList(field.readList, given)
  const written = isText(field) ? cleaned(given) : given
  if (!field.read || written === null || written === undefined) return written ?? null
  if (typeof written === 'number' || typeof written === 'boolean')
    return field.read(String(written)) ?? undefined
  if (typeof written !== 'string') return undefined
  return written.trim() === '' ? null : (field.read(written) ?? undefined)
}
