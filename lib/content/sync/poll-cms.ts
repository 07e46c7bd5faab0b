import 'server-only'
import { listRejectedRows } from '../store/rejected-rows.ts'
import { getStored } from '../store/content-store.ts'
import type { AnySource } from '../store/source.ts'
import { sources, sourcesOf } from '../collections/sources.ts'
import { log } from '../../server/log.ts'
import { takeHints, waitForHint } from './hints.ts'
import { recordContentProblems } from './problems.ts'
import { syncSources, type SyncResult } from './sync-round.ts'
import { saveLastSync } from './last-sync.ts'

/**
 * Time between two full syncs, in milliseconds: longer with more content, and short enough that a change
 * whose webhook was lost appears within ten seconds.
 */
const POLL_MS = 2_000
const POLL_MS_PER_MEGABYTE = 5_000
const MAX_POLL_MS = 8_000
const UNCONFIRMED_POLL_MS = 500

type OnChange = (changed: readonly string[]) => void

/**
 * Keeps the stored content in sync with the CMS, for as long as the process runs: by regular full syncs,
 * and at once for what a hint names. A lost hint or a restart costs nothing but time: the next full sync
 * finds what was missed.
 */
export async function pollCms(onChange: OnChange): Promise<never> {
  let nextSyncAt = 0
  let wasFailing = false
  for (;;) {
    const hinted = sourcesOf(takeHints())
    const isFullSync = performance.now() >= nextSyncAt || hinted.length === sources.length
    try {
      const round = await syncUnlessDown(isFullSync ? sources : hinted)
      if (isFullSync) {
        nextSyncAt = performance.now() + pollDelayAfter(round)
        recordContentProblems(round)
      }
      if (round.unconfirmed.length > 0) nextSyncAt = performance.now() + UNCONFIRMED_POLL_MS
      wasFailing = logResult(round, wasFailing)
      if (isFullSync && round.failures.length + round.unconfirmed.length === 0) {
        await saveLastSync().catch(() => undefined)
      }
      if (round.changed.length > 0 || round.hasNewRejections) onChange(round.changed)
    } catch (error) {
      nextSyncAt = performance.now() + POLL_MS
      log.error({ event: 'sync-failed', reason: String(error) })
    }
    await waitForHint(Math.max(0, nextSyncAt - performance.now()))
  }
}

/** Whether every request of the last sync failed. */
let isCmsDown = false

/** Reads these sources; of a CMS that is down only the first, until that succeeds. */
async function syncUnlessDown(asked: readonly AnySource[]): Promise<SyncResult> {
  const probe = await syncSources(isCmsDown ? asked.slice(0, 1) : [])
  if (probe.failures.length > 0) return probe
  const round = await syncSources(asked)
  isCmsDown = asked.length > 0 && round.failures.length === asked.length
  return { ...round, changed: [...probe.changed, ...round.changed] }
}

function pollDelayAfter({ failures }: SyncResult): number {
  if (failures.length > 0) return POLL_MS
  const megabytes =
    sources.reduce((sum, source) => sum + (getStored(source)?.text.length ?? 0), 0) / 1e6
  return Math.min(POLL_MS + megabytes * POLL_MS_PER_MEGABYTE, MAX_POLL_MS)
}

/** Logs changes, and failures once: an outage of a day must not write forty thousand lines. */
function logResult(
  { changed, failures, unconfirmed, hasNewRejections }: SyncResult,
  wasFailing: boolean,
): boolean {
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
  if (!isFailing && wasFailing) log.info({ event: 'content-read-again' })
  return isFailing
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? ` (${error.cause.name}: ${error.cause.message})` : ''
  return `${error.name}: ${error.message}${cause}`
}
