import { collections } from '../../model/index.ts'
import { forbidden, type Person } from '../shared.ts'

/**
 * Refuses changes to the read-only fields of an enquiry, by every API: the times, the doubts, and the
 * privacy notice that the family saw. An administrator may correct those too.
 */
export function refuseReadOnly(
  collection: string,
  changes: object,
  person: Person | null | undefined,
): void {
  // Directus's own work has no person.
  if (!person || person.admin === true) return
  const writable = writableFields(collection)
  if (Object.keys(changes).every((field) => writable.includes(field))) return
  throw forbidden('Of an enquiry the times and what the website says of it stay as they are.')
}

/** The fields of a collection that its form in the Studio lets people fill in. */
export function writableFields(collection: string): string[] {
  const fields = collections.find((each) => each.collection === collection)?.fields ?? []
  return fields
    .filter(({ schema, meta }) => schema !== null && meta['readonly'] !== true)
    .map(({ field }) => field)
}
