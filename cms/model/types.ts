/** The bodies of Directus's own REST calls (POST /collections, /fields, /relations). */
export type Field = {
  field: string
  type: string
  /** null: no column of its own, only a place in the form. */
  schema: Record<string, unknown> | null
  meta: Record<string, unknown>
}

export type Collection = {
  collection: string
  /** null: a folder of the Studio's menu, not a table. */
  schema: Record<string, unknown> | null
  meta: Record<string, unknown>
  fields: Field[]
}

export type Relation = {
  collection: string
  field: string
  related_collection: string
  schema: Record<string, unknown>
  meta: Record<string, unknown>
}
