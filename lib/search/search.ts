import 'server-only'
import { queryTerms } from './words.ts'
import { createEngine, type Outcome } from './engine.ts'
import { gatherFindings } from './gather.ts'
import { isSameContent, readSources, type Sources } from './finding.ts'

type Answer = (question: string) => Outcome

/** The number of different queries in a busy minute. */
const MAX_CACHED_ANSWERS = 200

let prepared: { sources: Sources; answer: Answer } | null = null

/** Indexes the current content, which costs more than a query. */
function prepare(sources: Sources): Answer {
  if (!prepared || !isSameContent(prepared.sources, sources))
    prepared = { sources, answer: cacheAnswers(createEngine(gatherFindings(sources))) }
  return prepared.answer
}

/** Caches answers by query while the content is the same. */
function cacheAnswers(answer: Answer): Answer {
  const kept = new Map<string, Outcome>()
  return (question) => {
    const key = queryTerms(question).join(' ')
    const outcome = kept.get(key) ?? answer(question)
    if (kept.size >= MAX_CACHED_ANSWERS) kept.clear()
    kept.set(key, outcome)
    return outcome
  }
}

/** Searches pages, notices, staff and documents. Queries are neither stored on disk nor logged. */
export async function search(question: string): Promise<Outcome> {
  return prepare(await readSources())(question)
}
