import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { attempt } from '../../server/attempt.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { CmsBroken } from '../client/errors.ts'
import { requestRows, type Query } from '../client/list-query.ts'
import type { Source, Views } from './source.ts'
import { translateDraft } from '../schema/translations.ts'
import { isTranslated, type Language } from 'school-schema/languages'

type DraftsShown = {
  /** The notice of the preview, shown whatever its schedule. */
  noticeId: number | null
  /** The path prefix of a file in this preview. */
  folderOf: (fileId: string) => string
}

/** Per request; outside of a page's request nothing is stored. */
const requestMode = cache((): { shown: DraftsShown | null; answers: Map<string, unknown> } => ({
  shown: null,
  answers: new Map(),
}))

/** Makes all reads of this request include drafts. Only for previews, before the first read. */
export function showDrafts(shown: DraftsShown): void {
  requestMode().shown = shown
}

/** The drafts that this request shows; null for public pages. */
export const draftsShown = (): DraftsShown | null => requestMode().shown

/** The only row of a record, such as that of the school. */
export const RECORD_ROW = 1

/** What of a row an element shows, for the visual editor of Directus in a preview; nothing on public pages. */
export function editable(
  collection: Query['collection'],
  id: number | null | undefined,
  ...fields: string[]
): { 'data-directus'?: string } {
  if (!draftsShown() || !id) return {}
  // With its translations: the page may be in another language.
  const all = isTranslated(collection) ? [...fields, 'translations'] : fields
  return { 'data-directus': `collection:${collection};item:${id};fields:${all.join(',')}` }
}

/** Shares one response among all parts of a page. */
export function oncePerRequest<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { answers } = requestMode()
  if (!answers.has(key)) answers.set(key, ask())
  return answers.get(key) as Promise<Answer>
}

/** The token of the account that may read drafts. */
const previewToken = () => siteEnvironment().CMS_PREVIEW_TOKEN ?? ''

/** The columns with the name of the page, the first one first, of collections whose rows are on several pages. */
const NAMES = {
  pages: ['address', 'page_name'],
  section: ['page'],
  person: ['body'],
  team: ['kind'],
} as const

type OnPages = keyof typeof NAMES

/** Whether each row of a collection names its page. */
export const namesPages = (collection: string): collection is OnPages =>
  Object.hasOwn(NAMES, collection)

/** The name or the address of the page that shows a row; null if there is no row with that id. */
export async function getPageName(collection: OnPages, id: number): Promise<string | null> {
  const columns = NAMES[collection]
  const query: Query = { collection, fields: columns, filter: { id: { _eq: id } } }
  const [row] = rowNames.parse(await requestRows(query, { token: previewToken() }))
  return columns.map((column) => row?.[column]).find(Boolean) ?? null
}

const rowNames = z.array(z.record(z.string(), z.string().nullable()))

const withDrafts = { status: { _neq: 'archived' } }
const rowList = z.array(z.record(z.string(), z.unknown()))

/** Reads content for a preview from the CMS and stores it nowhere. Throws CmsBroken if the CMS does not respond. */
export async function readDraft<Answer, OwnViews extends Views>(
  language: Language,
  { key, query, answer }: Source<Answer, OwnViews>,
  { noticeId, folderOf }: DraftsShown,
): Promise<Answer> {
  const isNotices = query.collection === 'notification'
  const raw = await requestRows(withDraftsOf(query, isNotices ? noticeId : null), {
    token: previewToken(),
  })
  const rows = isNotices ? unscheduled(raw, noticeId) : raw
  const translate = (row: unknown) => translateDraft(row, language)
  const readable: unknown = Array.isArray(rows)
    ? rows.map(translate).filter((row: unknown) => isReadable(answer, [row]))
    : translate(rows)
  const parsed = answer.safeParse(readable)
  if (!parsed.success) {
    throw new CmsBroken(`Unusable answer to ${key}: ${z.prettifyError(parsed.error)}`)
  }
  return withFilesIn(parsed.data, folderOf) as Answer
}

/** The query including drafts and the row of the preview, hidden or not. */
function withDraftsOf(query: Query, id: number | null): Query {
  if (!query.filter || !('status' in query.filter)) return query
  const filter = id === null ? withDrafts : { _or: [withDrafts, { id: { _eq: id } }] }
  return { ...query, filter }
}

const isReadable = (schema: z.ZodType, raw: unknown): boolean =>
  attempt(() => schema.safeParse(raw).success) ?? false

/** The notice of the preview is shown whatever its schedule. */
const unscheduled = (raw: unknown, noticeId: number | null) =>
  rowList
    .parse(raw)
    .map((row) => (row.id === noticeId ? { ...row, publish_from: null, publish_until: null } : row))

const ASSET = /\/assets\/(?=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))/g

type FolderOf = DraftsShown['folderOf']

/**
 * Gives each file its path in the preview, as files of drafts have no public address. Files are
 * recognised by name and size, links in texts by their attribute.
 */
export function withFilesIn(value: unknown, folderOf: FolderOf): unknown {
  if (Array.isArray(value)) return value.map((part) => withFilesIn(part, folderOf))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries('root' in value ? { root: value.root } : value).map(
    ([key, part]: [string, unknown]) => [
      key,
      key === 'properties' ? moveLinks(part as object, folderOf) : withFilesIn(part, folderOf),
    ],
  )
  const isFile = 'filename' in value && 'bytes' in value && 'id' in value
  return Object.fromEntries(isFile ? [...parts, ['folder', folderOf(String(value.id))]] : parts)
}

const moveLinks = (properties: object, folderOf: FolderOf) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string'
        ? value.replaceAll(ASSET, (_address, id: string) => `${folderOf(id)}/`)
        : value,
    ]),
  )
