/** What Directus tells about an event; the contents of the rows are in it too and stay here. */
export type Event = { collection?: string }

// Nothing that the website shows is in them: enquiries arrive all day and are nobody's business, and
// what the website itself writes about its content is none.
const NOT_SHOWN = new Set(['admission', 'admission_form', 'content_finding'])

/** The collection that an event changes for the website; null when it shows nothing of it. */
export function collectionOf(name: string, { collection }: Event): string | null {
  if (name.startsWith('files.')) return 'directus_files'
  if (!collection || collection.startsWith('directus_') || NOT_SHOWN.has(collection)) return null
  return collection
}
