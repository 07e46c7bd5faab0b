import 'server-only'
import { createHash } from 'node:crypto'
import { askedWords } from './words.ts'
import { makeEngine, type Outcome } from './engine.ts'
import { gatherFindings } from './gather.ts'
import { isSameContent, readSources, type Sources } from './finding.ts'

type Answer = (question: string) => Outcome
type Prepared = { sources: Sources; digest: string; answer: Answer }

/** As many different questions as a busy minute brings. */
const KEPT_ANSWERS = 200

let prepared: Prepared | null = null

/**
 * The engine over the content as it is now. It is kept in memory: content that is read again is mostly
 * the same, and preparing costs more than answering.
 */
function prepare(sources: Sources): Prepared {
  if (prepared && isSameContent(prepared.sources, sources)) return prepared
  const findings = gatherFindings(sources)
  const digest = createHash('sha256').update(JSON.stringify(findings)).digest('base64')
  const answer = prepared?.digest === digest ? prepared.answer : keepAnswers(makeEngine(findings))
  prepared = { sources, digest, answer }
  return prepared
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
  return prepare(await readSources()).answer(question)
}
