import 'server-only'
import { recordRejectedRows } from '../store/rejected-rows.ts'
import { requestAndParse, isCountConfirmed } from '../store/request-source.ts'
import { getStored, storeContent } from '../store/content-store.ts'
import { saveSnapshot } from '../store/content-snapshot.ts'
import { warnSnapshotNotSaved } from '../store/load.ts'
import type { Parsed } from '../store/parse-response.ts'
import type { AnySource } from '../store/source.ts'
import { isEmptyResultConfirmed, noteEmptyResults } from './empty-result-guard.ts'

/** What came of asking the CMS anew. */
export type SyncResult = {
  /** The sources whose answers differ from what was held; what is held now is the new answer. */
  changed: string[]
  /** Why a source could not be asked, or its answer not be used; what was held stays. */
  failures: { key: string; error: unknown }[]
  /** Suddenly empty or shorter than the CMS counts, and not believed yet: to be asked again soon. */
  unconfirmed: string[]
  /** Other rows than before are set aside. */
  hasNewRejections: boolean
}

type Response = { source: AnySource } & Parsed

/** Asks the CMS for these sources and holds what differs, on disk and in memory. Never rejects. */
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

/** Fewer rows than before: some were deleted, or the answer is only a part. The CMS's own count tells. */
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
