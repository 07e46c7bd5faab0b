import type { Collection, Field } from './types.ts'

type ContentOptions = {
  /** What the Studio's menu says. */
  name: string
  icon: string
  note: string
  template?: string
  fields: Field[]
}

/** A collection of the website; what it can do follows from its fields. */
export function content(collection: string, options: ContentOptions): Collection {
  const has = (name: string) => options.fields.some(({ field }) => field === name)
  return table(collection, options.fields, {
    ...describe(options),
    group: 'website',
    // Directus 12 loses what is typed or chosen while it saves the first draft of a row by itself.
    versioning: false,
    accountability: 'all',
    sort_field: has('sort') ? 'sort' : null,
    archive_field: has('status') ? 'status' : null,
    archive_value: has('status') ? 'archived' : null,
    unarchive_value: has('status') ? 'published' : null,
  })
}

/**
 * A collection of enquiries. Its revisions are not kept: anyone who may read revisions would
 * read the children's details in them, and an erased enquiry would live on there.
 */
export function enquiries(collection: string, options: ContentOptions): Collection {
  return table(collection, options.fields, {
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
  const ordered = fields.map((field, index) => ({
    ...field,
    meta: { ...field.meta, sort: index + 1 },
  }))
  return { collection, schema: {}, meta, fields: ordered }
}

function describe({ name, icon, note, template }: ContentOptions) {
  return { icon, note, display_template: template ?? null, ...named(name) }
}

function named(name: string) {
  return {
    translations: [{ language: 'en-GB', translation: name, singular: name, plural: name }],
  }
}
