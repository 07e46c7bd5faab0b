import 'server-only'
import { askedWords } from './words.ts'
import { makeEngine, type Outcome } from './engine.ts'
import { gatherFindings } from './gather.ts'
import { isSameContent, readSources, type Sources } from './finding.ts'

type Answer = (question: string) => Outcome

/** As many different questions as a busy minute brings. */
const KEPT_ANSWERS = 200

let prepared: { sources: Sources; answer: Answer } | null = null

/** The engine over the content as it is now; preparing it costs more than answering. */
function prepare(sources: Sources): Answer {
  if (!prepared || !isSameContent(prepared.sources, sources))
    prepared = { sources, answer: keepAnswers(makeEngine(gatherFindings(sources))) }
  return prepared.answer
}

/** Answers what is asked again in the same words without searching, as long as the content is the same. */
function keepAnswers(answer: Answer): Answer {
  const kept = new Map<string, Outcome>()
  return (question) => {
    const key = askedWords(question).join(' ')
    const outcome = kept.get(key) ?? answer(question)
    if (kept.size >= KEPT_ANSWERS) kept.clear()
    kept.set(key, outcome)
    return outcome
  }
}

/** Searches pages, notices, staff and documents. What is asked is never on disk, nor logged. */
export async function search(question: string): Promise<Outcome> {
  return prepare(await readSources())(question)
}
