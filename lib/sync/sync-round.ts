import 'server-only'
import {
  isCountConfirmed,
  requestAndParse,
  saveSnapshot,
  getStored,
  storeContent,
  recordRejectedRows,
} from '../content/store/store.ts'
import type { Parsed, AnySource } from '../content/store/source.ts'

/** How long a list must stay empty before that is accepted, in milliseconds. */
const SINGLE_LIST_MS = 400
/** Several empty lists suggest a wrong database or lost permissions. */
const SEVERAL_LISTS_MS = 60_000

/** The result of reading sources from the CMS. */
export type SyncResult = {
  /** The sources with new content, which is stored. */
  changed: string[]
  /** Sources that could not be read or parsed; their stored content stays. */
  failures: { key: string; error: unknown }[]
  /** Sources that are suddenly empty or have fewer rows than the CMS counts: they are read again soon. */
  unconfirmed: string[]
  /** Whether the rejected rows have changed. */
  hasNewRejections: boolean
}

type Response = { source: AnySource } & Parsed

/** Since when lists that had content have been empty (monotonic clock). */
const emptySince = new Map<string, number>()

/**
 * Reads these sources and stores the changes, on disk and in memory. Never rejects.
 * @param isCleared whether the CMS says that it has just cleared the sample: lists that are empty now, and that it counts as
 * empty, need not stay so first
 */
export async function syncSources(
  requested: readonly AnySource[],
  isCleared = false,
): Promise<SyncResult> {
  const result: SyncResult = { changed: [], failures: [], unconfirmed: [], hasNewRejections: false }
  const responses: Response[] = []
  const fail =
    ({ key }: AnySource) =>
    (error: unknown) =>
      void result.failures.push({ key, error })
  const read = async (source: AnySource) =>
    void responses.push({ source, ...(await requestAndParse(source)) })
  await Promise.all(requested.map((source) => read(source).catch(fail(source))))
  if (isCleared) emptySince.clear()
  else responses.forEach(recordWhetherEmpty)
  for (const response of responses)
    await applyResponse(response, result).catch(fail(response.source))
  return result
}

function recordWhetherEmpty({ source, answer }: Response): void {
  const stored = getStored(source)
  const isEmptied = stored && !source.isEmpty(stored.answer) && source.isEmpty(answer)
  if (!isEmptied) emptySince.delete(source.key)
  else if (!emptySince.has(source.key)) emptySince.set(source.key, performance.now())
}

async function applyResponse(response: Response, result: SyncResult): Promise<void> {
  const { source, digest, answer, count, rejected, tag = null } = response
  const stored = getStored(source)
  const isChanged = stored?.digest !== digest
  if (isChanged || stored.count !== count) {
    const isComplete = await isConfirmed(response).catch(() => false)
    if (!isComplete) {
      result.unconfirmed.push(source.key)
      return
    }
    if (isChanged) await saveSnapshot(source, response.rows)
    storeContent(source, digest, answer, response)
    if (isChanged) result.changed.push(source.key)
  }
  const current = getStored(source)
  if (current) current.tag = rejected.length === 0 ? tag : null
  if (recordRejectedRows(source, rejected)) result.hasNewRejections = true
}

/** Whether a response has all rows by the CMS's count; an empty list must also have been empty for a while. */
async function isConfirmed({ source, count }: Response): Promise<boolean> {
  const since = emptySince.get(source.key)
  if (since === undefined)
    return count >= (getStored(source)?.count ?? 0) || isCountConfirmed(source, count)
  const confirmAfterMs = emptySince.size > 1 ? SEVERAL_LISTS_MS : SINGLE_LIST_MS
  return performance.now() - since >= confirmAfterMs && isCountConfirmed(source, 0)
}
