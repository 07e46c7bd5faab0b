import 'server-only'
import { recordRejectedRows } from '../store/rejected-rows.ts'
import { requestAndParse, isCountConfirmed } from '../store/request-source.ts'
import { getStored, storeContent } from '../store/content-store.ts'
import { saveSnapshot } from '../store/content-snapshot.ts'
import { warnSnapshotNotSaved } from '../store/load.ts'
import type { Parsed } from '../store/parse-response.ts'
import type { AnySource } from '../store/source.ts'
import { isEmptyResultConfirmed, noteEmptyResults } from './empty-result-guard.ts'

/** The result of reading sources from the CMS. */
export type SyncResult = {
  /** The sources with new content; it is stored. */
  changed: string[]
  /** Sources that could not be read or parsed; their stored content stays. */
  failures: { key: string; error: unknown }[]
  /** Sources that are suddenly empty or shorter than the CMS counts: they are read again soon. */
  unconfirmed: string[]
  /** Other rows than before are rejected. */
  hasNewRejections: boolean
}

type Response = { source: AnySource } & Parsed

/** Reads these sources and stores what differs, on disk and in memory. Never rejects. */
export async function syncSources(asked: readonly AnySource[]): Promise<SyncResult> {
  const result: SyncResult = { changed: [], failures: [], unconfirmed: [], hasNewRejections: false }
  const responses: Response[] = []
  await Promise.all(
    asked.map(async (source) => {
      try {
        responses.push({ source, ...(await requestAndParse(source)) })
      } catch (error) {
        result.failures.push({ key: source.key, error })
      }
    }),
  )
  const changedResponses = responses.filter(({ source, text, count }) => {
    const stored = getStored(source)
    return stored?.text !== text || stored.count !== count
  })
  noteEmptyResults(
    responses.map(({ source }) => source),
    changedResponses.filter(isSuddenlyEmpty).map(({ source }) => source),
  )
  for (const each of responses) {
    try {
      if (changedResponses.includes(each)) await applyResponse(each, result)
      else if (recordRejectedRows(each.source, each.rejected)) result.hasNewRejections = true
    } catch (error) {
      result.failures.push({ key: each.source.key, error })
    }
  }
  return result
}

function isSuddenlyEmpty({ source, answer }: Response): boolean {
  const before = getStored(source)
  return before !== undefined && !source.isEmpty(before.answer) && source.isEmpty(answer)
}

/** Fewer rows than before: some were deleted, or the response is incomplete. The CMS's count decides. */
async function isPartial({ source, count }: Response): Promise<boolean> {
  const before = getStored(source)
  return before !== undefined && count < before.count && !(await isCountConfirmed(source, count))
}

async function applyResponse(responses: Response, result: SyncResult): Promise<void> {
  const { source, text, answer, rejected: rejected } = responses
  const isComplete = isSuddenlyEmpty(responses)
    ? await isEmptyResultConfirmed(source).catch(() => false)
    : !(await isPartial(responses).catch(() => true))
  if (!isComplete) {
    result.unconfirmed.push(source.key)
    return
  }
  const isChanged = getStored(source)?.text !== text
  if (isChanged) await saveSnapshot(source.key, text).catch(warnSnapshotNotSaved)
  storeContent(source, text, answer, responses)
  if (isChanged) result.changed.push(source.key)
  if (recordRejectedRows(source, rejected)) result.hasNewRejections = true
}
