import { setTimeout as pause } from 'node:timers/promises'
import type { Expected } from './edits.ts'

const PAUSE_MS = 10

/**
 * Visits pages until all show what they must, and answers after how many milliseconds that was; null
 * when it takes longer than allowed.
 */
export async function timeUntilShown(
  siteUrl: string,
  expected: readonly Expected[],
  mostMs: number,
): Promise<number | null> {
  const begun = performance.now()
  let waiting = [...expected]
  while (waiting.length > 0) {
    if (performance.now() - begun > mostMs) return null
    const still: Expected[] = []
    for (const each of waiting) if (!(await isMet(siteUrl, each))) still.push(each)
    waiting = still
    await pause(PAUSE_MS)
  }
  return performance.now() - begun
}

async function isMet(siteUrl: string, { address, has, lacks, status = 200 }: Expected) {
  const answer = await fetch(siteUrl + address).catch(() => null)
  const text = (await answer?.text().catch(() => null)) ?? null
  if (!answer || text === null || answer.status !== status) return false
  return (has === undefined || text.includes(has)) && (lacks === undefined || !text.includes(lacks))
}
