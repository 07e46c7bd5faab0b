import 'server-only'
import { DEFAULT_LANGUAGE, languages, type Language } from 'school-schema/languages'
import { processGlobal } from '../../server/process-global.ts'
import type { AnySource, Rows, Views } from './source.ts'
import { translateAnswer, translationTimes } from './translations.ts'
import { ownValue } from 'school-schema/values/own-value'

/** The content in a language: the views, and the values that have been read of them. */
type LocalContent = { answer: unknown; views: Views | null; values: Map<string, unknown> }

/** The content of a source, from which pages are rendered. */
type StoredContent = {
  /** Of the response of the CMS, to compare later ones with. */
  digest: string
  answer: unknown
  /** The rows of a list, each in its last good version. */
  rows: Rows
  /** The number of rows in the CMS's response. */
  count: number
  /** The tag of the response whose rows are all in use. */
  tag: string | null
  /** By language, at `asOf`, valid until `until` (milliseconds, wall clock). */
  byLanguage: Map<Language, LocalContent>
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
  digest: string,
  answer: unknown,
  { rows = new Map(), count = 0 }: Partial<Pick<StoredContent, 'rows' | 'count'>> = {},
): void {
  answers.set(key, {
    digest,
    answer,
    rows,
    count,
    tag: null,
    byLanguage: new Map(),
    asOf: 0,
    until: 0,
  })
}

/** Languages without any translation share the content. */
function contentIn(source: AnySource, stored: StoredContent, language: Language): LocalContent {
  const known = stored.byLanguage.get(language)
  if (known) return known
  const answer = translateAnswer(source, stored, language, new Date(stored.asOf))
  const content: LocalContent = [...stored.byLanguage.values()].find(
    (each) => each.answer === answer,
  ) ?? { answer, views: null, values: new Map() }
  stored.byLanguage.set(language, content)
  return content
}

/** The content at `asOf` in every language; those without any translation share it. */
export function listAnswers(source: AnySource, stored: StoredContent): unknown[] {
  const answers = languages.map((each) => contentIn(source, stored, each).answer)
  return [...new Set(answers)]
}

/** A view of the stored content at this instant, in a language. Unchanged content is the same object. */
export function selectView(
  source: AnySource,
  name: string,
  param = '',
  language = DEFAULT_LANGUAGE,
): unknown {
  const stored = getStored(source)
  if (!stored) throw new Error(`Nothing is stored of ${source.key}`)
  refreshViewsIfDue(source, stored)
  const content = contentIn(source, stored, language)
  const key = `${name}:${param}`
  if (content.values.has(key)) return content.values.get(key)
  // Pages in several languages may share the views, so these contain no message of one.
  content.views ??= source.views(content.answer, new Date(stored.asOf))
  const value = ownValue(content.views, name)?.(param) ?? null
  // Missing rows are not cached: anybody can request any number of them.
  if (value !== null) content.values.set(key, value)
  return value
}

/** Drops the views if time has changed them. */
export function refreshViewsIfDue(source: AnySource, stored: StoredContent): void {
  const now = Date.now()
  // A clock that was set back is outside of the time for which the views are valid.
  if (now < stored.until && now >= stored.asOf) return
  const own = source.expiries?.(stored.answer) ?? []
  const later = [...own, ...translationTimes(stored.rows)].map(Number)
  stored.byLanguage.clear()
  stored.asOf = now
  stored.until = Math.min(...later.filter((moment) => moment > now), Number.POSITIVE_INFINITY)
}
