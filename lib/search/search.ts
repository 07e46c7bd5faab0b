import 'server-only'
import { getLanguage, type Language } from '../messages/messages.ts'
import { queryTerms } from './words.ts'
import { createEngine, type Outcome } from './engine.ts'
import { gatherFindings } from './gather.ts'
import { isSameContent, readSources, type Sources } from './finding.ts'

type Answer = (question: string) => Outcome

/** The number of different queries in a busy minute. */
const MAX_CACHED_ANSWERS = 200

const prepared = new Map<Language, { sources: Sources; answer: Answer }>()

/** Indexes the current content, which costs more than a query. */
function prepare(sources: Sources): Answer {
  const known = prepared.get(getLanguage())
  if (known && isSameContent(known.sources, sources)) return known.answer
  const answer = cacheAnswers(createEngine(gatherFindings(sources)))
  prepared.set(getLanguage(), { sources, answer })
  return answer
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
