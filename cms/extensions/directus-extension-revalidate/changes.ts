/** What Directus tells about an event; the contents of the rows are in it too and stay here. */
export type Event = { collection?: string; key?: unknown; keys?: unknown[]; item?: unknown }
export type Change = { collection: string; keys: string[] }

// Nothing that the website shows is in them: enquiries arrive all day and are nobody's business, and
// what the website itself writes about its content is none.
const NOT_SHOWN = new Set(['admission', 'admission_form', 'content_finding'])

/** The change that an event amounts to for the website; null when it shows nothing of it. */
export function changeOf(name: string, event: Event): Change | null {
  if (name.startsWith('files.')) return { collection: 'directus_files', keys: keysOf(event) }
  const { collection } = event
  if (!collection || collection.startsWith('directus_') || NOT_SHOWN.has(collection)) return null
  // The row of a junction does not say which album it belongs to once it is gone.
  if (collection === 'gallery_files') return { collection: 'gallery', keys: [] }
  return { collection, keys: keysOf(event) }
}

/** Changes that have not reached the website yet, each collection once. */
export class PendingChanges {
  readonly #keys = new Map<string, Set<string>>()

  get isEmpty(): boolean {
    return this.#keys.size === 0
  }

  add({ collection, keys }: Change): void {
    const known = this.#keys.get(collection) ?? new Set()
    for (const key of keys) known.add(key)
    this.#keys.set(collection, known)
  }

  /** Hands out everything; what cannot be delivered is to be added again. */
  take(): Change[] {
    const changes = [...this.#keys].map(([collection, keys]) => ({ collection, keys: [...keys] }))
    this.#keys.clear()
    return changes
  }
}

function keysOf({ key, keys, item }: Event): string[] {
  const given = keys ?? [key ?? item]
  return given.filter((each) => each !== undefined && each !== null).map(String)
}
