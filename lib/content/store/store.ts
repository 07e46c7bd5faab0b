import 'server-only'
import { createHash } from 'node:crypto'
import { processGlobal } from '../../server/process-global.ts'
import type { AnyViewed, Views } from './source.ts'

/** A row as JSON and parsed. */
export type Row = { text: string; parsed: unknown }

/** The rows of a list by their ids. */
export type Rows = ReadonlyMap<string, Row>

/** A part of the content with its version, a hash. */
type VersionedView = { value: unknown; version: string }

/** The content of a source, from which pages are rendered. */
type StoredContent = {
  /** The response of the CMS as JSON, to compare later ones with. */
  text: string
  answer: unknown
  /** The rows of a list, each in its last good version. */
  rows: Rows
  /** The number of rows in the CMS's response. */
  count: number
  /** The views at `asOf`, valid until `until` (milliseconds, wall clock), like the cached values. */
  views: Views | null
  values: Map<string, VersionedView>
  asOf: number
  until: number
}

const answers = processGlobal('answers', () => new Map<string, StoredContent>())

/** The stored content of a source; undefined before the first. */
export const getStored = ({ key }: Pick<AnyViewed, 'key'>): StoredContent | undefined =>
  answers.get(key)

/** Stores content: from now on pages are rendered from it. */
export function storeContent(
  { key }: Pick<AnyViewed, 'key'>,
  text: string,
  answer: unknown,
  { rows = new Map(), count = 0 }: Partial<Pick<StoredContent, 'rows' | 'count'>> = {},
): void {
  const unseen = { views: null, values: new Map<string, VersionedView>(), asOf: 0, until: 0 }
  answers.set(key, { text, answer, rows, count, ...unseen })
}

const VERSION_LENGTH = 12

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, VERSION_LENGTH)

const versions = new WeakMap<object, string>()

/** Content is never changed in place: the same object has the same version. */
function versionOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashOf(value)
  const version = versions.get(value) ?? hashOf(value)
  versions.set(value, version)
  return version
}

/** A view of the stored content at this instant. Unchanged content is the same object with the same version. */
export function selectView(source: AnyViewed, name: string, param = ''): VersionedView {
  const stored = getStored(source)
  if (!stored) throw new Error(`Nothing is stored of ${source.key}`)
  refreshViewsIfDue(source, stored)
  const key = `${name}:${param}`
  const known = stored.values.get(key)
  if (known) return known
  stored.views ??= source.views(stored.answer, new Date(stored.asOf))
  const value = stored.views[name]?.(param) ?? null
  const view = { value, version: versionOf(value) }
  // Missing rows are not cached: anybody can request any number of them.
  if (value !== null) stored.values.set(key, view)
  return view
}

/** Drops the views if time has changed them. */
export function refreshViewsIfDue(source: AnyViewed, stored: StoredContent): void {
  const now = Date.now()
  // A clock that was set back is outside of the time for which the views are valid.
  if (now < stored.until && now >= stored.asOf) return
  const later = source.expiries?.(stored.answer).map(Number) ?? []
  stored.values.clear()
  stored.views = null
  stored.asOf = now
  stored.until = Math.min(...later.filter((moment) => moment > now), Number.POSITIVE_INFINITY)
}

/** A view of a source, and the version from which a page was rendered. */
type SeenView = { key: string; name: string; param: string; version: string }

const PREFIX = 'cms'

/** The cache tag of a view: `cms/notices/row/12/h4aM…`. */
export const toTag = ({ key, name, param, version }: SeenView): string =>
  [PREFIX, key, name, encodeURIComponent(param), version].join('/')

/** Parses such a tag; null for the tags that Next.js adds. */
export function fromTag(tag: string): SeenView | null {
  const [prefix, key, name, param, version] = tag.split('/')
  if (prefix !== PREFIX || !key || !name || param === undefined || !version) return null
  return { key, name, param: decodeURIComponent(param), version }
}
