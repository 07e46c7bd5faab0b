import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'
import { request } from './client/client.ts'
import { CmsBroken } from './client/errors.ts'
import { requestRows, type Query } from './client/list-query.ts'
import type { Source, Views } from './store/source.ts'

type DraftsShown = {
  /** The notice that is previewed: it is shown whether visitors would see it or not. */
  noticeId: number | null
  /** The address below which a file of this preview lies. */
  folderOf: (fileId: string) => string
}

/** One for each request; outside of a page's request it is never stored. */
const requestMode = cache((): { shown: DraftsShown | null; answers: Map<string, unknown> } => ({
  shown: null,
  answers: new Map(),
}))

/** Lets all reads of this request answer with drafts. Only for a preview, before its first read. */
export function showDrafts(shown: DraftsShown): void {
  requestMode().shown = shown
}

/** What drafts this request shows; null for every page of the public. */
export const draftsShown = (): DraftsShown | null => requestMode().shown

/** The same answer for all parts of one page, asked for once. */
export function oncePerRequest<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { answers } = requestMode()
  if (!answers.has(key)) answers.set(key, ask())
  return answers.get(key) as Promise<Answer>
}

/** The token of the account that may read drafts. */
const previewToken = () => siteEnvironment().CMS_PREVIEW_TOKEN ?? ''

const names = z.array(z.object({ page_name: z.string() }))

/** The name of a row of `pages`; null when there is none with that id. */
export async function getPageRowName(id: number): Promise<string | null> {
  const params = { fields: ['page_name'], filter: { id: { _eq: id } }, limit: 1 }
  const rows = await request({ path: '/items/pages', params }, previewToken())
  return names.parse(rows)[0]?.page_name ?? null
}

const withDrafts = { status: { _in: ['published', 'draft'] } }
const rowList = z.array(z.record(z.string(), z.unknown()))

/** Reads content for a preview from the CMS and stores it nowhere. Throws CmsBroken when the CMS does not respond. */
export async function readDraft<Answer, Seen extends Views>(
  { key, query, answer }: Source<Answer, Seen>,
  { noticeId, folderOf }: DraftsShown,
): Promise<Answer> {
  const isNotices = query.collection === 'notification'
  const raw = await requestRows(withDraftsOf(query, isNotices ? noticeId : null), {
    token: previewToken(),
  })
  const rows = isNotices ? unscheduled(raw, noticeId) : raw
  const readable: unknown = Array.isArray(rows)
    ? rows.filter((row: unknown) => isReadable(answer, [row]))
    : rows
  const parsed = answer.safeParse(readable)
  if (!parsed.success) {
    throw new CmsBroken(`Unusable answer to ${key}: ${z.prettifyError(parsed.error)}`)
  }
  return withFilesIn(parsed.data, folderOf) as Answer
}

/** The same query with drafts, and with the row that is previewed, hidden or not. */
function withDraftsOf(query: Query, id: number | null): Query {
  if (!query.filter || !('status' in query.filter)) return query
  const filter = id === null ? withDrafts : { _or: [withDrafts, { id: { _eq: id } }] }
  return { ...query, filter }
}

const isReadable = (schema: z.ZodType, raw: unknown): boolean =>
  attempt(() => schema.safeParse(raw).success) ?? false

/** The notice that is previewed is shown whatever its times are. */
const unscheduled = (raw: unknown, noticeId: number | null) =>
  rowList
    .parse(raw)
    .map((row) => (row.id === noticeId ? { ...row, publish_from: null, publish_until: null } : row))

const ASSET = /\/assets\/(?=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))/g

type FolderOf = DraftsShown['folderOf']

/**
 * The same answer, the address of each file below a folder of its own: a file of a draft has no public
 * address. A file is recognised by its name and size, a link in a text by its attribute.
 */
export function withFilesIn(value: unknown, folderOf: FolderOf): unknown {
  if (Array.isArray(value)) return value.map((part) => withFilesIn(part, folderOf))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    key === 'properties' ? moveLinks(part as object, folderOf) : withFilesIn(part, folderOf),
  ])
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
