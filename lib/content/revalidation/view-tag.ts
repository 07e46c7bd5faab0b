/** A view of a source and the version of it that a page was made from. */
export type ViewVersion = { key: string; name: string; param: string; version: string }

const PREFIX = 'cms'

/** What a page carries to say from what it was made: `cms/notices/row/12/h4aM…`. */
export function toTag({ key, name, param: param, version }: ViewVersion): string {
  return [PREFIX, key, name, encodeURIComponent(param), version].join('/')
}

/** Reads such a tag; null for the tags that Next gives its pages itself. */
export function fromTag(tag: string): ViewVersion | null {
  const [prefix, key, name, param, version] = tag.split('/')
  if (prefix !== PREFIX || !key || !name || param === undefined || !version) return null
  return { key, name, param: decodeURIComponent(param), version }
}
