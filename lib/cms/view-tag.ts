/** A view of a source and the version of it that a page was made from. */
export type SeenView = { key: string; name: string; which: string; version: string }

const PREFIX = 'cms'

/** What a page carries to say from what it was made: `cms/notices/row/12/h4aM…`. */
export function toTag({ key, name, which, version }: SeenView): string {
  return [PREFIX, key, name, encodeURIComponent(which), version].join('/')
}

/** Reads such a tag; null for the tags that Next gives its pages itself. */
export function fromTag(tag: string): SeenView | null {
  const [prefix, key, name, which, version] = tag.split('/')
  if (prefix !== PREFIX || !key || !name || which === undefined || !version) return null
  return { key, name, which: decodeURIComponent(which), version }
}
