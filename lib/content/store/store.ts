import { DEFAULT_LANGUAGE, inLanguage } from '../../messages/messages.ts'
import 'server-only'
import { processGlobal } from '../../server/process-global.ts'
import type { AnySource, Views } from './source.ts'

/** A row as JSON and parsed. */
export type Row = { text: string; parsed: unknown }

/** The rows of a list by their ids. */
export type Rows = ReadonlyMap<string, Row>

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
  values: Map<string, unknown>
  asOf: number
  until: number
}

const answers = processGlobal('answers', () => new Map<string, StoredContent>())

/** The stored content of a source; undefined before the first. */
export const getStored = ({ key }: Pick<AnySource, 'key'>): StoredContent | undefined =>
  answers.get(key)

/** Stores content: from now on pages are rendered from it. */
export function storeContent(
  { key }: Pick<AnySource, 'key'>,
  text: string,
  answer: unknown,
  { rows = new Map(), count = 0 }: Partial<Pick<StoredContent, 'rows' | 'count'>> = {},
): void {
  const unseen = { views: null, values: new Map<string, unknown>(), asOf: 0, until: 0 }
  answers.set(key, { text, answer, rows, count, ...unseen })
}

/** A view of the stored content at this instant. Unchanged content is the same object. */
export function selectView(source: AnySource, name: string, param = ''): unknown {
  const stored = getStored(source)
  if (!stored) throw new Error(`Nothing is stored of ${source.key}`)
  refreshViewsIfDue(source, stored)
  const key = `${name}:${param}`
  if (stored.values.has(key)) return stored.values.get(key)
  // Pages in all languages share the views, so these contain no message of one.
  const value = inLanguage(DEFAULT_LANGUAGE, () => {
    stored.views ??= source.views(stored.answer, new Date(stored.asOf))
    return stored.views[name]?.(param) ?? null
  })
  // Missing rows are not cached: anybody can request any number of them.
  if (value !== null) stored.values.set(key, value)
  return value
}

/** Drops the views if time has changed them. */
export function refreshViewsIfDue(source: AnySource, stored: StoredContent): void {
  const now = Date.now()
  // A clock that was set back is outside of the time for which the views are valid.
  if (now < stored.until && now >= stored.asOf) return
  const later = source.expiries?.(stored.answer).map(Number) ?? []
  stored.values.clear()
  stored.views = null
  stored.asOf = now
  stored.until = Math.min(...later.filter((moment) => moment > now), Number.POSITIVE_INFINITY)
}
