import 'server-only'
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import { withFilesIn } from './draft-files.ts'
import { mergeDrafts, withId, type Row } from './draft-rows.ts'
import type { DraftsShown } from './draft.ts'
import { CmsBroken } from './errors.ts'
import { requestAsPreview } from './preview-client.ts'
import type { Source, View } from './source.ts'

/** The collections that have drafts; the others are shown as they were saved. */
const VERSIONED = ['pages', 'notification'] as const
const PUBLISHED = 'published'

const rowList = z.array(z.record(z.string(), z.unknown()))
const listQuery = z.object({
  fields: z.array(z.unknown()),
  filter: z.record(z.string(), z.unknown()).optional(),
  sort: z.array(z.string()).default([]),
  limit: z.number().default(-1),
})

type Collection = (typeof VERSIONED)[number]

/**
 * Reads content for a preview: from the CMS itself, and neither kept nor remembered anywhere. Throws
 * CmsBroken when the CMS does not answer, as an older draft in place of a newer one would mislead.
 */
export async function readDraft<Answer, Views extends Record<string, View<Answer>>>(
  { key, command, answer }: Source<Answer, Views>,
  shown: DraftsShown,
): Promise<Answer> {
  const { path, params } = command()
  const collection = VERSIONED.find((name) => path === `/items/${name}`)
  const isUsable = (row: Row) => answer.safeParse([row]).success
  const raw = collection
    ? await listRows(collection, listQuery.parse(params), shown, isUsable)
    : await requestAsPreview(command)
  const parsed = answer.safeParse(raw)
  if (!parsed.success) {
    throw new CmsBroken(`Unusable answer to ${key}: ${z.prettifyError(parsed.error)}`)
  }
  return withFilesIn(parsed.data, shown.folderOf)
}

async function listRows(
  collection: Collection,
  query: z.infer<typeof listQuery>,
  shown: DraftsShown,
  isUsable: (row: Row) => boolean,
): Promise<Row[]> {
  const rows = await listMerged(collection, query, shown, isUsable)
  return collection === 'notification' ? rows.map((row) => untimed(row, shown)) : rows
}

async function listMerged(
  collection: Collection,
  query: z.infer<typeof listQuery>,
  { version, noticeId }: DraftsShown,
  isUsable: (row: Row) => boolean,
): Promise<Row[]> {
  const list = async (part: object) =>
    rowList.parse(await requestAsPreview(readItems(collection, { limit: -1, ...part } as never)))
  const { sort, limit } = query
  const fields = ['id', ...query.fields.filter((field) => field !== 'id')]
  const isChosen = collection === 'notification' && noticeId !== null && noticeId > 0
  const filter = isChosen ? { _or: [query.filter ?? {}, { id: { _eq: noticeId } }] } : query.filter
  const rows = await list({ fields, filter, sort })
  if (version === PUBLISHED) return mergeDrafts({ rows, drafts: [], drafted: [], sort, limit })
  const [found, all] = await Promise.all([
    list({ fields, filter, version }),
    list({ fields: ['id'], version }),
  ])
  const drafts = found.map(withId)
  // A draft may lack what a row must have; until it is filled in, its row is shown as it was.
  const usable = drafts.filter(isUsable)
  const unusable = drafts.filter((row) => !isUsable(row)).map(({ id }) => id)
  const drafted = all.map(({ id }) => id).filter((id) => !unusable.includes(id))
  return mergeDrafts({ rows, drafts: usable, drafted, sort, limit })
}

/** What an editor looks at is shown whenever it will be: its time is not what is looked at. */
const untimed = (row: Row, { noticeId }: DraftsShown): Row =>
  row.id === noticeId || Number(row.id) < 0
    ? { ...row, publish_from: null, publish_until: null }
    : row
