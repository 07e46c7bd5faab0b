import { collections } from 'school-schema/collections'
import { storedRow } from '../stored-row.ts'

/** A member of the staff who works in the Studio. */
const clerk = { user: 'asha', app: true }

export function getCollection(name: string) {
  const found = collections.find(({ collection }) => collection === name)
  if (!found) throw new Error(`There is no collection ${name}`)
  return found
}

/** What is stored for a value that the clerk writes; throws if it is refused. */
export const readValue = (collection: string, field: string, written: unknown): unknown =>
  storedRow(getCollection(collection), { [field]: written }, clerk)[field]
