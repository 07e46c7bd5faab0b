import { CONTENT_COLLECTIONS } from '../../model/index.ts'
import type { Person, Row } from '../shared.ts'

/** The collections whose revisions would repeat what other roles must not read. */
const PERSONAL = [
  'directus_comments',
  'directus_notifications',
  'directus_presets',
  'directus_users',
]

const READABLE = [...CONTENT_COLLECTIONS, 'directus_files', 'directus_folders']

const isLimited = (person: Person | null | undefined): person is Person =>
  Boolean(person) && person?.admin !== true

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
    filter: query['filter'] ? { _and: [query['filter'], rule] } : rule,
  })
}

/** Makes a preset the sender's own: without `user`, Directus stores one for a whole role. */
export function ownPreset(preset: Row, person: Person | null | undefined): Row {
  return isLimited(person) ? { ...preset, user: person.user, role: null } : preset
}
