import 'server-only'
import { z } from 'zod'
import { CmsBroken } from '../client/errors.ts'
import { requestRows, type Query } from '../client/list-query.ts'
import type { Source, View } from '../store/source.ts'
import { withFilesIn } from './draft-files.ts'
import type { DraftsShown } from './draft.ts'
import { previewToken } from './preview-client.ts'

const NOTICES = 'notification'
const withDrafts = { status: { _in: ['published', 'draft'] } }
const rowList = z.array(z.record(z.string(), z.unknown()))

/**
 * Reads content for a preview: from the CMS itself, and stored nowhere. Throws CmsBroken when the CMS
 * does not respond, as an older draft in place of a newer one would mislead.
 */
export async function readDraft<Answer, Views extends Record<string, View<Answer>>>(
  { key, query, answer }: Source<Answer, Views>,
  { noticeId, folderOf }: DraftsShown,
): Promise<Answer> {
  const raw = await requestRows(previewQuery(query, noticeId), { token: previewToken() })
  const rows = query.collection === NOTICES ? unscheduled(raw, noticeId) : raw
  const readable: unknown = Array.isArray(rows)
    ? rows.filter((row: unknown) => isReadable(answer, [row]))
    : rows
  const parsed = answer.safeParse(readable)
  if (!parsed.success) {
    throw new CmsBroken(`Unusable answer to ${key}: ${z.prettifyError(parsed.error)}`)
  }
  return withFilesIn(parsed.data, folderOf)
}

/** The same query with drafts; the notice that is previewed may be hidden. */
function previewQuery(query: Query, noticeId: number | null): Query {
  if (!query.filter || !('status' in query.filter)) return query
  const isChosen = query.collection === NOTICES && noticeId !== null
  const filter = isChosen ? { _or: [withDrafts, { id: { _eq: noticeId } }] } : withDrafts
  return { ...query, filter }
}

function isReadable(schema: z.ZodType, raw: unknown): boolean {
  try {
    return schema.safeParse(raw).success
  } catch {
    return false
  }
}

/** The notice that is previewed is shown whatever its times are. */
const unscheduled = (raw: unknown, noticeId: number | null) =>
  rowList
    .parse(raw)
    .map((row) => (row.id === noticeId ? { ...row, publish_from: null, publish_until: null } : row))
