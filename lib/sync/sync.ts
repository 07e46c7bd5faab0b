import 'server-only'
import { CLEARED } from 'school-schema/school/school'
import { sources, sourcesOf } from './sources.ts'
import { log } from '../server/log.ts'
import { listRejectedRows } from '../content/store/store.ts'
import type { AnySource } from '../content/store/source.ts'
import { syncSources, type SyncResult } from './sync-round.ts'
import { recordContentProblems, saveLastSync } from './sync-state.ts'

/** A full sync takes 0.2 s of the CMS's processor, but a change whose webhook was lost appears within ten seconds. */
const POLL_MS = 5_000
const RETRY_MS = 2_000
const UNCONFIRMED_POLL_MS = 500

let nextSyncAt = 0
let wasFailing = false
/** Whether every request of the last sync failed. */
let isCmsDown = false

/**
 * Reads the collections that may have changed, and everything every few seconds: a lost hint or a
 * restart only delays a change until the next full sync. Never rejects.
 * @param collections those of the hints; '*' is everything, and so is the sample that was cleared
 * @returns whether content, or what is rejected of it, has changed
 */
export async function syncIfDue(collections: readonly string[]): Promise<boolean> {
  const hinted = sourcesOf(collections)
  const isCleared = collections.includes(CLEARED)
  const isFullSync = performance.now() >= nextSyncAt || hinted.length === sources.length
  if (!isFullSync && hinted.length === 0) return false
  try {
    const round = await syncUnlessDown(isFullSync ? sources : hinted, isCleared)
    if (isFullSync) await recordFullSync(round)
    if (round.unconfirmed.length > 0) nextSyncAt = performance.now() + UNCONFIRMED_POLL_MS
    logResult(round, isFullSync)
    return round.changed.length > 0 || round.hasNewRejections
  } catch (error) {
    nextSyncAt = performance.now() + RETRY_MS
    log.error({ event: 'sync-failed', reason: String(error) })
    return false
  }
}

/** Syncs these sources; while the CMS is down, only the first. */
async function syncUnlessDown(
  requested: readonly AnySource[],
  isCleared: boolean,
): Promise<SyncResult> {
  const probe = await syncSources(isCmsDown ? requested.slice(0, 1) : [])
  if (probe.failures.length > 0) return probe
  const round = await syncSources(requested, isCleared)
  isCmsDown = round.failures.length === requested.length
  return { ...round, changed: [...probe.changed, ...round.changed] }
}

async function recordFullSync(round: SyncResult): Promise<void> {
  recordContentProblems(round.unconfirmed, !isCmsDown)
  const hasFailed = round.failures.length > 0
  nextSyncAt = performance.now() + (hasFailed ? RETRY_MS : POLL_MS)
  if (!hasFailed && round.unconfirmed.length === 0) await saveLastSync().catch(() => undefined)
}

/**
 * Logs changes, and each failure once: a long outage must not write thousands of lines. Only a full
 * sync shows that everything can be read again.
 */
function logResult(
  { changed, failures, unconfirmed, hasNewRejections }: SyncResult,
  isFullSync: boolean,
): void {
  if (hasNewRejections) log.warn({ event: 'rows-rejected', rows: listRejectedRows() })
  if (changed.length > 0) log.info({ event: 'content-changed', sources: changed })
  const [first] = failures
  const isFailing = first !== undefined || unconfirmed.length > 0
  if (isFailing && !wasFailing) {
    log.warn({
      event: 'content-not-read',
      sources: [...failures.map(({ key }) => key), ...unconfirmed],
      reason: first ? reasonOf(first.error) : 'suddenly fewer rows than the CMS counts',
    })
  }
  if (!isFailing && wasFailing && isFullSync) log.info({ event: 'content-read-again' })
  if (isFailing || isFullSync) wasFailing = isFailing
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? ` (${error.cause.name}: ${error.cause.message})` : ''
  return `${error.name}: ${error.message}${cause}`
}
