import 'server-only'
import { log } from '../log.ts'
import { askSource, type Answered } from './ask.ts'
import { heldOf, holdAnswer, type Held } from './held.ts'
import { getLastGood, saveLastGood } from './last-good.ts'
import { parseAnswer } from './parse-answer.ts'
import type { AnySource } from './source.ts'

/** What was last held, from disk; null when there is nothing that this version of the site can read. */
export async function restoreAnswer(source: AnySource): Promise<Held | null> {
  const kept = await getKept(source)
  return kept && holdAnswer(source, kept.text, kept.answer)
}

async function getKept(source: AnySource): Promise<Answered | null> {
  const raw = await getLastGood(source.key)
  const parsed = parseAnswer(source, raw)
  return parsed.success ? { text: JSON.stringify(raw), answer: parsed.data } : null
}

/**
 * The answer for a page where none is held yet. A build asks the CMS and falls back to the disk; a
 * running site takes what is on disk, which its reconciler compares with the CMS at once.
 */
export async function loadAnswer(source: AnySource): Promise<Held> {
  const kept = await getKept(source)
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  const { text, answer } = kept && !isBuild ? kept : await askOrKeep(source, kept)
  return heldOf(source) ?? holdAnswer(source, text, answer)
}

async function askOrKeep(source: AnySource, kept: Answered | null): Promise<Answered> {
  try {
    const asked = await askSource(source)
    // Suddenly empty: the running site finds out whether that is true (`lib/freshness/suspicion.ts`).
    if (kept && source.isEmpty(asked.answer) && !source.isEmpty(kept.answer)) return kept
    await saveLastGood(source.key, asked.text).catch(noteUnsaved)
    return asked
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** Content that cannot be kept is still content. */
export function noteUnsaved(): void {
  log.warn({ event: 'last-good-not-saved' })
}
