import { isTranslated } from '../languages.ts'
import { extended, type Field } from './fields.ts'
import { rowId, sample, suppliedId, timestamps, oldFontOffer } from './row-fields.ts'
import { translations } from './translations.ts'

/** The body of Directus's POST /collections. */
export type Collection = {
  collection: string
  /** null: a folder of the Studio's menu, not a table. */
  schema: Record<string, unknown> | null
  meta: Record<string, unknown>
  fields: Field[]
}

/** The body of Directus's POST /relations. */
export type Relation = {
  collection: string
  field: string
  related_collection: string
  schema: Record<string, unknown>
  meta: Record<string, unknown>
}

/** `name` is the name in the Studio's menu. */
type Description = { name: string; icon: string; note: string; template?: string }

type Options = Description & { fields: Field[] }

/** A collection of the website; its features follow from its fields. */
export function content(collection: string, options: Options): Collection {
  const translated = isTranslated(collection) ? [translations(collection, options.fields)] : []
  const fields = [
    rowId(),
    oldFontOffer(),
    ...options.fields,
    ...translated,
    sample(),
    ...timestamps(),
  ]
  const has = (name: string) => fields.some(({ field }) => field === name)
  return table(collection, fields, {
    ...describe(options),
    group: 'website',
    // Directus 12 loses what is typed or chosen while it saves the first draft of a row.
    versioning: false,
    accountability: 'all',
    sort_field: has('sort') ? 'sort' : null,
    // Hidden rows stay in the list with their status: nobody finds the Studio's archive.
    archive_field: null,
  })
}

export function singleton(name: string, options: Options): Collection {
  const collection = content(name, options)
  return { ...collection, meta: { ...collection.meta, singleton: true } }
}

/**
 * A collection of enquiries without revisions: anyone who may read revisions could read the
 * children's details, and erased enquiries would remain there.
 */
export function enquiries(collection: string, options: Options): Collection {
  const fields = [suppliedId(), ...options.fields, ...timestamps()]
  return table(collection, fields, {
    ...describe(options),
    group: 'office',
    accountability: 'activity',
  })
}

export function folder(collection: string, name: string, icon: string): Collection {
  return { collection, schema: null, meta: { icon, ...named(name) }, fields: [] }
}

export function table(
  collection: string,
  fields: Field[],
  meta: Record<string, unknown>,
): Collection {
  const ordered = fields.map((field, index) => extended(field, { sort: index + 1 }))
  return { collection, schema: {}, meta, fields: ordered }
}

export function describe({ name, icon, note, template }: Description) {
  return { icon, note, display_template: template ?? null, ...named(name) }
}

function named(name: string) {
  return {
    translations: [{ language: 'en-GB', translation: name, singular: name, plural: name }],
  }
}
