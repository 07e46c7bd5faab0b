import 'server-only'
import { log } from '../log.ts'
import { askSource, isCount } from './ask.ts'
import { heldOf, holdAnswer, type Held } from './held.ts'
import { getLastGood, saveLastGood } from './last-good.ts'
import { parseAnswer, type Parsed } from './parse-answer.ts'
import type { AnySource } from './source.ts'

/** What was last held, from disk; null when there is nothing that this version of the site can read. */
export async function restoreAnswer(source: AnySource): Promise<Held | null> {
  const kept = await getKept(source)
  return kept && holdAnswer(source, kept.text, kept.answer, kept)
}

async function getKept(source: AnySource): Promise<Parsed | null> {
  try {
    return parseAnswer(source, await getLastGood(source.key), new Map())
  } catch {
    return null
  }
}

/**
 * The answer for a page where none is held yet. A build asks the CMS and falls back to the disk; a
 * running site takes what is on disk, which its reconciler compares with the CMS at once.
 */
export async function loadAnswer(source: AnySource): Promise<Held> {
  const kept = await getKept(source)
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  const parsed = kept && !isBuild ? kept : await askOrKeep(source, kept)
  return heldOf(source) ?? holdAnswer(source, parsed.text, parsed.answer, parsed)
}

async function askOrKeep(source: AnySource, kept: Parsed | null): Promise<Parsed> {
  try {
    const asked = await askSource(source, kept?.rows)
    if (kept && !(await isComplete(source, asked, kept))) return kept
    await saveLastGood(source.key, asked.text).catch(noteUnsaved)
    return asked
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** Suddenly empty: the running site finds out whether that is true (`lib/freshness/suspicion.ts`). */
async function isComplete(source: AnySource, asked: Parsed, kept: Parsed): Promise<boolean> {
  if (source.isEmpty(asked.answer)) return source.isEmpty(kept.answer)
  return asked.count >= kept.count || isCount(source, asked.count)
}

/** Content that cannot be kept is still content. */
export function noteUnsaved(): void {
  log.warn({ event: 'last-good-not-saved' })
}
