/** A row of Directus's presets: how a collection is listed, for everybody who may read it. */
export type View = {
  id: number
  collection: string
  /** Under the collection in the menu; null: what opens with the collection itself. */
  bookmark: string | null
  icon: string
  color: string | null
  layout: string
  layout_query: Record<string, object>
  layout_options: Record<string, object>
  filter: object | null
  user: null
  role: null
}

/** A plain list of these columns, with their widths in pixels. */
export function tabular(columns: Record<string, number>, sort: string) {
  return {
    layout: 'tabular',
    layout_query: { tabular: { fields: Object.keys(columns), sort: [sort], page: 1 } },
    layout_options: { tabular: { widths: columns, spacing: 'cozy' } },
  }
}
