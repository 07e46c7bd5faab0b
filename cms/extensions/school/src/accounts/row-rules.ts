import { CONTENT_COLLECTIONS } from 'school-schema/collections'
import { SEEDED } from 'school-schema/school/school'
import { forbidden, invalidPayload, isLimited, type Person, type Row } from '../shared.ts'

/** The collections whose revisions would repeat what other roles must not read. */
const PERSONAL = [
  'directus_comments',
  'directus_notifications',
  'directus_presets',
  'directus_users',
]

const READABLE = [...CONTENT_COLLECTIONS, 'directus_files', 'directus_folders']

/** A revision of a personal row without its content, as nested queries reach every revision. */
export function withoutPersonalData(revision: Row): Row {
  if (!PERSONAL.includes(String(revision['collection']))) return revision
  return { ...revision, data: null, delta: null }
}

/**
 * Limits a query to the revisions of content, except for administrators. Changes the query in place:
 * Directus counts rows for `meta` with the same object.
 */
export function withReadableRevisions(query: Row, person: Person | null | undefined): Row {
  if (!isLimited(person)) return query
  const rule = { collection: { _in: READABLE } }
  return Object.assign(query, {
    ...withFewRows(query, person),
    filter: query['filter'] ? { _and: [query['filter'], rule] } : rule,
  })
}

/** What the Studio shows of a history at once. */
const MAX_HISTORY = 100

/** What the Studio shows of who made a change. */
const OF_CHANGE = /^(activity\.)?(user\.)?\w+$/

/**
 * Limits a query of the history to a page of it, and to what the Studio shows, except for administrators:
 * each entry has the texts of a row, which are repeated for all entries that are nested in one.
 */
export function withFewRows(query: Row, person: Person | null | undefined): Row {
  if (!isLimited(person)) return query
  const { limit, alias = {}, fields = [] } = query
  const nested = [fields].flat().filter((field) => String(field).includes('.'))
  if (Object.keys(alias ?? {}).length > 0 || !nested.every((each) => OF_CHANGE.test(String(each))))
    throw forbidden('Of a history, only its entries and who made them can be read.')
  const isFew = typeof limit === 'number' && limit >= 0 && limit <= MAX_HISTORY
  return isFew ? query : { ...query, limit: MAX_HISTORY }
}

/** Directus replaces each name in a comment, in all of it, and writes all of it to each of them. */
const MAX_COMMENT = 3_000

export function checkComment(comment: Row): void {
  const { comment: text } = comment
  if (typeof text === 'string' && text.length > MAX_COMMENT)
    throw invalidPayload(`A comment has at most ${MAX_COMMENT} letters. Please shorten it.`)
}

/** Makes a preset the sender's own: without `user`, Directus stores one for a role. */
export function ownPreset(preset: Row, person: Person | null | undefined): Row {
  const own = withoutSystemFields(preset, person)
  return isLimited(person) ? { ...own, user: person.user, role: null } : own
}

/**
 * A row without what the CMS sets, except for administrators. After an id that is too large the
 * database cannot number any further row.
 */
export function withoutSystemFields(row: Row, person: Person | null | undefined): Row {
  if (!isLimited(person)) return row
  const { id: _id, date_created: _created, [SEEDED]: _seeded, ...own } = row
  return own
}

const FOLDER_FIELDS = ['name', 'parent']

/** Refuses a folder of another kind, and its number. */
export function checkFolder(folder: Row, person: Person | null | undefined): void {
  const refused = Object.keys(folder).find((field) => !FOLDER_FIELDS.includes(field))
  if (refused && isLimited(person))
    throw invalidPayload(`“${refused}” of a folder cannot be changed.`)
}
