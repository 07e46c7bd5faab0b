import { setTimeout as pause } from 'node:timers/promises'
import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'
import { generateLoad } from '../../e2e/support/load.ts'
import { pick, type Random } from '../lib/random.ts'
import { timeUntil } from '../lib/flow.ts'
import type { Expected } from './edits.ts'

const CHECK_INTERVAL_MS = 10
const CONCURRENCY = 4
const BETWEEN_PAGES_MS = 25

/** Milliseconds until all pages show what they must; null if that takes too long. */
export function timeUntilShown(
  siteUrl: string,
  expected: readonly Expected[],
  timeoutMs: number,
): Promise<number | null> {
  let missing = [...expected]
  const isShown = async () => {
    const still: Expected[] = []
    // One after another, so that measuring does not load the site.
    for (const each of missing) if (!(await isMet(siteUrl, each))) still.push(each)
    missing = still
    return missing.length === 0
  }
  return timeUntil(isShown, timeoutMs, CHECK_INTERVAL_MS)
}

async function isMet(siteUrl: string, { address, has, lacks, status = 200 }: Expected) {
  const response = await fetch(siteUrl + address).catch(() => null)
  const text = (await response?.text().catch(() => null)) ?? null
  if (text === null || response?.status !== status) return false
  return (has === undefined || text.includes(has)) && (lacks === undefined || !text.includes(lacks))
}

/** Visitors who request random pages; counts responses other than 200. */
export function startVisitors(siteUrl: string, random: Random) {
  let isOver = false
  const load = generateLoad({
    concurrency: CONCURRENCY,
    isOver: () => isOver,
    async send() {
      const response = await fetch(siteUrl + hrefOf(pick(random, pages))).catch(() => null)
      await response?.text().catch(() => undefined)
      await pause(BETWEEN_PAGES_MS)
      return response?.status === 200
    },
  })
  return {
    leave: async () => {
      isOver = true
      const outcomes = await load
      const failed = outcomes.get(false) ?? 0
      return { visits: failed + (outcomes.get(true) ?? 0), failed }
    },
  }
}
