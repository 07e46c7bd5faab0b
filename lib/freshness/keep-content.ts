import 'server-only'
import { listAside } from '../cms/aside.ts'
import { heldOf } from '../cms/held.ts'
import type { AnySource } from '../cms/source.ts'
import { sources, sourcesOf } from '../cms/sources.ts'
import { log } from '../log.ts'
import { takeHints, waitForHint } from './hints.ts'
import { noteProblems } from './problems.ts'
import { reconcile, type Round } from './round.ts'
import { noteSynced } from './synced.ts'

/**
 * Between two comparisons of everything, in milliseconds: more content is compared more rarely, and any
 * often enough that a change of which no hint came is seen within ten seconds.
 */
const REST_MS = 2_000
const REST_MS_PER_MEGABYTE = 5_000
const MOST_REST_MS = 8_000
const DOUBT_MS = 500

type News = (changed: readonly string[]) => void

/**
 * Keeps what the site holds the same as what the CMS holds, for as long as the process lives: by
 * comparing everything again and again, and at once what a hint names. Hints may get lost, and so may
 * the process: the next comparison finds what was missed.
 */
export async function keepContent(onNews: News): Promise<never> {
  let restUntil = 0
  let wasFailing = false
  for (;;) {
    const hinted = sourcesOf(takeHints())
    const isWhole = performance.now() >= restUntil || hinted.length === sources.length
    try {
      const round = await askAll(isWhole ? sources : hinted)
      if (isWhole) {
        restUntil = performance.now() + restAfter(round)
        noteProblems(round)
      }
      if (round.doubted.length > 0) restUntil = performance.now() + DOUBT_MS
      wasFailing = tell(round, wasFailing)
      if (isWhole && round.failures.length + round.doubted.length === 0) {
        await noteSynced().catch(() => undefined)
      }
      if (round.changed.length > 0 || round.isAsideNew) onNews(round.changed)
    } catch (error) {
      restUntil = performance.now() + REST_MS
      log.error({ event: 'content-round-failed', reason: String(error) })
    }
    await waitForHint(Math.max(0, restUntil - performance.now()))
  }
}

/** Whether the last time nothing at all was answered. */
let isOut = false

/** Asks for these; a CMS that is out is asked one thing only, until it answers that. */
async function askAll(asked: readonly AnySource[]): Promise<Round> {
  const probe = await reconcile(isOut ? asked.slice(0, 1) : [])
  if (probe.failures.length > 0) return probe
  const round = await reconcile(asked)
  isOut = asked.length > 0 && round.failures.length === asked.length
  return { ...round, changed: [...probe.changed, ...round.changed] }
}

function restAfter({ failures }: Round): number {
  if (failures.length > 0) return REST_MS
  const megabytes =
    sources.reduce((sum, source) => sum + (heldOf(source)?.text.length ?? 0), 0) / 1e6
  return Math.min(REST_MS + megabytes * REST_MS_PER_MEGABYTE, MOST_REST_MS)
}

/** Logs what changed, and failures once: an outage of a day is not forty thousand lines. */
function tell({ changed, failures, doubted, isAsideNew }: Round, wasFailing: boolean): boolean {
  if (isAsideNew) log.warn({ event: 'rows-set-aside', rows: listAside() })
  if (changed.length > 0) log.info({ event: 'content-changed', sources: changed })
  const [first] = failures
  const isFailing = first !== undefined || doubted.length > 0
  if (isFailing && !wasFailing) {
    log.warn({
      event: 'content-not-read',
      sources: [...failures.map(({ key }) => key), ...doubted],
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
