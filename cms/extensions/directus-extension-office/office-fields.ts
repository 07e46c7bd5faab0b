import { collections } from '../../model/index.ts'
import { denial } from '../../refusal.ts'

type Person = { admin?: boolean } | null | undefined

/**
 * Refuses what the form of an enquiry leaves nobody to fill in, by whatever way it comes: the times,
 * the doubts, and which notice the family was shown. An administrator may mend also those.
 */
export function refuseFacts(collection: string, changes: object, person: Person): void {
  // The CMS's own work has no person.
  if (!person || person.admin === true) return
  const open = openFields(collection)
  if (Object.keys(changes).every((field) => open.includes(field))) return
  throw denial('Of an enquiry the times and what the website says of it stay as they are.')
}

/** The fields of a collection that its form lets people fill in. */
export function openFields(collection: string): string[] {
  const fields = collections.find((each) => each.collection === collection)?.fields ?? []
  return fields
    .filter(({ schema, meta }) => schema !== null && meta['readonly'] !== true)
    .map(({ field }) => field)
}
