import 'server-only'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_LANGUAGE, languages, type Language } from 'school-schema/languages'
import { processGlobal } from '../../server/process-global.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { countRows, requestRowsUnless } from '../client/list-query.ts'
import { isUnknownCollection } from '../client/errors.ts'
import { translateAnswer, translationTimes, type Rows } from '../schema/translations.ts'
import {
  parseResponse,
  type AnySource,
  type Parsed,
  type RejectedRow,
  type Views,
} from './source.ts'
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
  const schema = source.row ?? source.answer
  const answer = translateAnswer(schema, stored, language, new Date(stored.asOf))
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

const rejectedRows = processGlobal('rejected rows', () => new Map<string, readonly RejectedRow[]>())

/** Records the rejected rows of a source's last response; returns whether they have changed. */
export function recordRejectedRows(
  { key }: Pick<AnySource, 'key'>,
  rejected: readonly RejectedRow[],
): boolean {
  const isChanged = JSON.stringify(rejectedRows.get(key) ?? []) !== JSON.stringify(rejected)
  rejectedRows.set(key, rejected)
  return isChanged
}

/** All rows that are currently rejected, each once: two sources may read the same one. */
export const listRejectedRows = (): RejectedRow[] => {
  const rows = [...rejectedRows.values()].flat()
  return [...new Map(rows.map((row) => [`${row.collection} ${row.id}`, row])).values()]
}

const snapshotOf = (key: string) => path.join(siteEnvironment().DATA_DIR, 'content', `${key}.json`)

/** Saves rows of the CMS for this and later versions of the site. Never rejects. */
export async function saveSnapshot({ key, row }: AnySource, rows: Rows): Promise<void> {
  const texts = [...rows.values()].map(({ text }) => text).join(',')
  const file = snapshotOf(key)
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(draft, row ? `[${texts}]` : texts)
    await rename(draft, file)
  } catch {
    log.warn({ event: 'snapshot-not-saved' })
  }
}

/** The content of the snapshot; null if there is none that this version can read. */
async function readSnapshot(source: AnySource): Promise<Parsed | null> {
  try {
    const raw: unknown = JSON.parse(await readFile(snapshotOf(source.key), 'utf8'))
    return parseResponse(source, raw)
  } catch {
    return null
  }
}

/** Restores the content of a source from its snapshot, if there is one. */
export async function restoreFromSnapshot(source: AnySource): Promise<void> {
  const snapshot = await readSnapshot(source)
  if (snapshot) storeContent(source, snapshot.digest, snapshot.answer, snapshot)
}

/** Reads a source from the CMS. Throws CmsBroken or CmsRefused if there is no usable response. */
export async function requestAndParse(source: AnySource): Promise<Parsed> {
  const badIds = listRejectedRows()
    .filter(({ collection }) => collection === source.query.collection)
    .map(({ id }) => Number(id))
  const stored = getStored(source)
  const tag = stored?.tag ?? null
  const response = await requestRowsUnless(tag, source.query, badIds).catch((error: unknown) => {
    // A collection that had content still exists: the CMS has lost its permissions.
    const hadContent = stored !== undefined && !source.isEmpty(stored.answer)
    if (source.absent === undefined || !isUnknownCollection(error) || hadContent) throw error
    return { raw: source.absent, tag: null }
  })
  if (!response && stored) return { ...stored, rejected: [] }
  const parsed = parseResponse(source, response?.raw, stored?.rows ?? new Map())
  return { ...parsed, tag: response?.tag ?? null }
}

/** Whether the CMS counts as many rows as it returned: a broken CMS may answer everything with an empty list. */
export const isCountConfirmed = async ({ query, row }: AnySource, expected: number) =>
  !row || (await countRows(query)) === expected

/** Loads content for a page before the first sync, as in a build. */
export async function loadContent(source: AnySource): Promise<void> {
  const snapshot = await readSnapshot(source)
  const loaded = snapshot ?? (await requestAndParse(source))
  if (!snapshot) await saveSnapshot(source, loaded.rows)
  if (!getStored(source)) storeContent(source, loaded.digest, loaded.answer, loaded)
}
