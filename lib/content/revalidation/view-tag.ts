/** A view of a source, and the version of it from which a page was rendered. */
export type ViewVersion = { key: string; name: string; param: string; version: string }

const PREFIX = 'cms'

/** The cache tag that records this: `cms/notices/row/12/h4aM…`. */
export function toTag({ key, name, param: param, version }: ViewVersion): string {
  return [PREFIX, key, name, encodeURIComponent(param), version].join('/')
}

/** Parses such a tag; null for the tags that Next adds itself. */
export function fromTag(tag: string): ViewVersion | null {
  const [prefix, key, name, param, version] = tag.split('/')
  if (prefix !== PREFIX || !key || !name || param === undefined || !version) return null
  return { key, name, param: decodeURIComponent(param), version }
}
