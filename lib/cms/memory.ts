import 'server-only'
import { cache } from 'react'

/** How old an answer may be before a page made on request has it asked for anew, in milliseconds. */
const FRESH_MS = 5_000

type Kept = { answer: unknown; at: number }

const kept = new Map<string, Kept>()
const underway = new Set<string>()
let generation = 0

/** One for each request. */
const requestMode = cache(() => ({ fromMemory: false }))

/**
 * Lets all reads of this request answer from memory. For pages made on request, before their first
 * read: a visitor's question must neither reach the CMS nor wait for it.
 */
export function answerFromMemory(): void {
  requestMode().fromMemory = true
}

/**
 * Reads by `load`, or for a page made on request from memory: what was read before, at once. When
 * that is some seconds old it is read anew behind the visitor's back, by one request at a time.
 */
export async function recallAnswer<Answer>(
  key: string,
  load: () => Promise<Answer>,
): Promise<Answer> {
  if (!requestMode().fromMemory) return load()
  const known = kept.get(key)
  if (!known) return loadAndKeep(key, load)
  // Monotonic: a step of the wall clock must not make an answer look fresh for hours.
  if (performance.now() - known.at > FRESH_MS && !underway.has(key)) {
    underway.add(key)
    void loadAndKeep(key, load)
      .catch(() => undefined)
      .finally(() => underway.delete(key))
  }
  return known.answer as Answer
}

/** Forgets every answer: the CMS has said that something changed. */
export function forgetAnswers(): void {
  generation += 1
  kept.clear()
}

async function loadAndKeep<Answer>(key: string, load: () => Promise<Answer>): Promise<Answer> {
  const begun = generation
  const answer = await load()
  // An answer that was under way while something changed may be older than the change.
  if (begun === generation) kept.set(key, { answer, at: performance.now() })
  return answer
}
