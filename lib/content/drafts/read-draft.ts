import 'server-only'
import type { RestCommand } from '@directus/sdk'
import { z } from 'zod'
import { CmsBroken } from '../client/errors.ts'
import type { Schema } from '../client/schema.ts'
import type { Source, View } from '../store/source.ts'
import { withFilesIn } from './draft-files.ts'
import type { DraftsShown } from './draft.ts'
import { requestAsPreview } from './preview-client.ts'

const NOTICES = '/items/notification'
const withDrafts = { status: { _in: ['published', 'draft'] } }
const rowList = z.array(z.record(z.string(), z.unknown()))

type Command = RestCommand<unknown, Schema>

/**
 * Reads content for a preview: from the CMS itself, and neither kept nor remembered anywhere. Throws
 * CmsBroken when the CMS does not answer, as an older draft in place of a newer one would mislead.
 */
export async function readDraft<Answer, Views extends Record<string, View<Answer>>>(
  { key, command, answer }: Source<Answer, Views>,
  { noticeId, folderOf }: DraftsShown,
): Promise<Answer> {
  const raw = await requestAsPreview(previewCommand(command, noticeId))
  const isNotices = command().path === NOTICES
  const rows = isNotices ? unscheduled(raw, noticeId) : raw
  const readable: unknown = Array.isArray(rows)
    ? rows.filter((row: unknown) => isReadable(answer, [row]))
    : rows
  const parsed = answer.safeParse(readable)
  if (!parsed.success) {
    throw new CmsBroken(`Unusable answer to ${key}: ${z.prettifyError(parsed.error)}`)
  }
  return withFilesIn(parsed.data, folderOf)
}

/** The same question without the limit to what is published; a notice that is looked at may be hidden. */
function previewCommand(command: Command, noticeId: number | null): Command {
  const { path, params = {}, ...options } = command()
  const { filter } = params
  if (typeof filter !== 'object' || filter === null || !('status' in filter)) return command
  const isChosen = path === NOTICES && noticeId !== null
  const wanted = isChosen ? { _or: [withDrafts, { id: { _eq: noticeId } }] } : withDrafts
  return () => ({ path, ...options, params: { ...params, filter: wanted } })
}

function isReadable(schema: z.ZodType, raw: unknown): boolean {
  try {
    return schema.safeParse(raw).success
  } catch {
    return false
  }
}

/** The notice that is looked at is shown whatever its times are. */
const unscheduled = (raw: unknown, noticeId: number | null) =>
  rowList
    .parse(raw)
    .map((row) => (row.id === noticeId ? { ...row, publish_from: null, publish_until: null } : row))
