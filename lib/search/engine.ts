import { createExtractor, type Hit } from './extract.ts'
import { createIndex, type Result } from './find.ts'
import type { SearchEntry } from './entries.ts'
import { createLexicon } from './lexicon.ts'
import { isAsked, isNumber, isStopWord, isWeak, queryTerms } from './query.ts'
import { termOf, wordsOf } from './words.ts'

export type Outcome = {
  /** The best hits, best first. */
  hits: Hit[]
  /** The number of all hits. */
  count: number
  /** False if no result has all words, and these have some of them. */
  hasAllWords: boolean
}

/** Without a result that has all words, those with this part of the best score are shown. */
const NEAR_THE_BEST = 0.5

/** The maximum number of results shown. */
const MAX_HITS = 30

const bestOf = (results: readonly Result[]) => Math.max(0, ...results.map(({ score }) => score))

const shareOf = (terms: readonly string[], { matched }: Result) =>
  terms.filter((term) => matched.includes(term)).length / terms.length

/** Indexes these entries; the returned function answers queries. */
export function createEngine(entries: readonly SearchEntry[]): (question: string) => Outcome {
  const { known, isKnown, isTopic, search } = createIndex(entries)
  const correct = createLexicon(known)
  const extract = createExtractor()
  const isStrong = (term: string) => isKnown(term) && !isWeak(term)

  /** The words that a result has, from those that it needs to all that count. */
  function wordsThatCount(terms: readonly string[]) {
    // "Class 5" is often only a detail of the question.
    const counted = terms.filter((term) => !isNumber(term) && (isKnown(term) || !isWeak(term)))
    const required = counted.length > 0 ? counted : terms
    const subjects = required.filter((term) => !isWeak(term))
    const needed =
      [
        subjects.filter(isTopic),
        subjects.some(isStrong) ? subjects : [],
        required.filter((term) => !isAsked(term)),
      ].find((some) => some.length > 0) ?? required
    return { required, subjects, needed }
  }

  /** Words like "list" or "5" answer a part of a question only as a name of the page. */
  const isTelling = (terms: readonly string[], { matched, named }: Result) =>
    matched.some(isStrong) || terms.some((term) => !isNumber(term) && named.includes(term))

  function answerTerms(terms: readonly string[]): Outcome {
    if (terms.length === 0) return { hits: [], count: 0, hasAllWords: true }
    const { required, subjects, needed } = wordsThatCount(terms)
    const asksPerson = required.length > 1 && terms.includes('teacher')
    const results = search(terms).map((result) => ({
      ...result,
      score:
        result.score *
        (asksPerson && result.entry.kind === 'staff' ? 5 : 1) *
        (shareOf(needed, result) +
          shareOf(required, result) +
          shareOf(needed, { ...result, matched: result.named })),
    }))
    const withSubjects = results.filter((result) => shareOf(needed, result) === 1)
    const isAnswerable = subjects.every((term) =>
      results.some(({ matched }) => matched.includes(term)),
    )
    const full = isAnswerable ? bestOf(withSubjects) : 0
    const some = full > 0 ? results : results.filter((result) => isTelling(terms, result))
    const least = full > 0 ? full : bestOf(some) * NEAR_THE_BEST
    // The best result of one word may be far behind those of a more common one.
    const bestOfWords = required.map((term) => {
      const having = some.filter(({ matched }) => matched.includes(term))
      return bestOf(having.filter(({ named }) => named.includes(term))) || bestOf(having)
    })
    const found = some
      .filter(
        (result) =>
          result.score >= least ||
          (full > 0 && withSubjects.includes(result)) ||
          bestOfWords.includes(result.score),
      )
      .toSorted((one, other) => other.score - one.score)
    return {
      hits: found.slice(0, MAX_HITS).map(({ entry, marked }) => extract(entry, marked)),
      count: found.length,
      hasAllWords: results.some((result) => shareOf(required, result) === 1),
    }
  }

  const isMeant = (word: string) => !isStopWord(word) && isKnown(termOf(correct(word)))

  return function answer(question) {
    const outcome = answerTerms(queryTerms(question, correct))
    if (outcome.count > 0) return outcome
    // A word such as "school" only matters without the unknown ones.
    const rest = queryTerms(wordsOf(question).filter(isMeant).join(' '), correct)
    return { ...answerTerms(rest), hasAllWords: false }
  }
}
