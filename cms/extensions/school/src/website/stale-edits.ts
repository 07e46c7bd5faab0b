import { collections } from 'school-schema/model'
import {
  invalidPayload,
  timeOf,
  type Database,
  type Hooks,
  type Person,
  type Row,
} from '../shared.ts'

const CHANGED =
  'Somebody else has saved this since you opened it. Copy what you have written, open it again, and write it there.'

/** Enough for every form that a few members of staff have open. */
const MAX_FORMS = 2_000

const keyOf = (person: Person, collection: string, id: unknown) =>
  `${person.user ?? ''} ${collection} ${String(id)}`

/** A row that was never saved again has the time 0. */
const versionOf = ({ date_updated }: Row) => timeOf(date_updated) || 0

/**
 * Rejects the change of a row that somebody else has changed since this person read it: the Studio
 * sends no version, so the CMS remembers which one each person has opened. What is in memory only is
 * lost with a restart, after which an edit is saved as before.
 */
export function guardStaleEdits(
  { filter }: Pick<Hooks, 'filter'>,
  listVersions = listVersionsIn,
): void {
  const opened = new Map<string, number>()
  const remember = (person: Person, collection: string, row: Row) => {
    const key = keyOf(person, collection, row['id'])
    opened.delete(key)
    opened.set(key, versionOf(row))
    if (opened.size > MAX_FORMS) opened.delete(opened.keys().next().value ?? '')
  }
  for (const { collection } of collections.filter(({ fields }) => fields.some(isChangeDate))) {
    filter<Row[]>(`${collection}.items.read`, (rows, _meta, { accountability }) => {
      if (!accountability?.user || accountability.app !== true) return
      // A list has few columns, a form has all.
      for (const row of rows) if ('date_updated' in row) remember(accountability, collection, row)
    })
    filter<Row>(`${collection}.items.update`, async (_changes, { keys = [] }, where) => {
      const { accountability: person, database } = where
      if (!person?.user) return
      for (const row of await listVersions(database, collection, keys)) {
        const seen = opened.get(keyOf(person, collection, row['id']))
        if (seen !== undefined && seen !== versionOf(row)) throw invalidPayload(CHANGED)
      }
    })
  }
}

const listVersionsIn = (
  database: Database,
  collection: string,
  keys: readonly unknown[],
): PromiseLike<Row[]> => database(collection).select('id', 'date_updated').whereIn('id', keys)

const isChangeDate = ({ field }: { field: string }) => field === 'date_updated'
