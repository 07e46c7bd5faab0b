import MiniSearch from 'minisearch'
import { countFound, cutExtract, markWords, readWords, type Piece, type Word } from './extract.ts'
import { kinds, type Finding, type Kind } from './finding.ts'
import { createLexicon } from './lexicon.ts'
import { isAsked, isStopWord, isWeak, queryTerms } from './query.ts'
import { allowedTypos, stemOf, termOf, wordsOf } from './words.ts'
import { madeOfRows } from '../server/parts.ts'

export type Hit = Pick<Finding, 'id' | 'kind' | 'href' | 'label'> & {
  title: Piece[]
  extract: Piece[]
}

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

const kindWeight: Record<Kind, number> = { page: 1.3, notice: 1, staff: 1.1, document: 0.8 }

/** The fields that say what a page is about. */
const NAMES = new Set(['title', 'names'])

const isNumber = (term: string) => /^\d+$/.test(term)

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Newer notices rank higher; old ones keep a part of their score. */
function recencyOf({ date }: Finding, newest: number): number {
  if (date === null) return 1
  const years = Math.max(0, (newest - Date.parse(date)) / YEAR_MS)
  return 0.75 + 0.5 * 2 ** -years
}

/** Texts of the results of a few queries; those of all notices would take much memory. */
const MAX_KNOWN_TEXTS = 500

/** Tokenises the texts of repeated results once. */
function createTokenizer(): (text: string) => readonly Word[] {
  const known = new Map<string, Word[]>()
  return (text) => {
    const words = known.get(text) ?? readWords(text)
    if (known.size >= MAX_KNOWN_TEXTS) known.clear()
    known.set(text, words)
    return words
  }
}

function hitOf(
  finding: Finding,
  terms: ReadonlySet<string>,
  read: ReturnType<typeof createTokenizer>,
): Hit {
  const { id, kind, href, label, title, summary = '', text = '' } = finding
  const isInText = countFound(read(text), terms) > countFound(read(summary), terms)
  const source = isInText ? text : summary || text
  return {
    id,
    kind,
    href,
    label,
    title: markWords(title, terms),
    extract: markWords(cutExtract(source, read(source), terms), terms),
  }
}

/** Indexes these findings; the returned function answers queries. */
export function createEngine(findings: readonly Finding[]): (question: string) => Outcome {
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  const newest = Math.max(0, ...findings.map(({ date }) => (date ? Date.parse(date) : 0)))
  const known = new Set<string>()
  /** What the findings are about; other words are details of their texts. */
  const topics = new Set<string>()
  // A misspelt synonym is near the word as written only.
  const noteTerm = (word: string, field = '') => {
    const term = termOf(word)
    const stem = stemOf(word)
    known.add(term)
    if (NAMES.has(field)) topics.add(term)
    return term === stem ? term : [term, stem]
  }
  const index = new MiniSearch<Finding>({
    fields: ['title', 'names', 'summary', 'text', 'days', 'translations'],
    // An absent text has the length 0, and counts for the average.
    extractField: (finding, field) => String(Reflect.get(finding, field) ?? ''),
    tokenize: wordsOf,
    processTerm: noteTerm,
    // The words of the query are terms already.
    searchOptions: { processTerm: (term) => term },
  })
  // A finding that cannot be added, such as a second one with its id, ends the index for no other.
  madeOfRows('search', 'index', findings, (finding) => index.add(finding))
  const correct = createLexicon(known)
  const read = createTokenizer()

  const weights = new Map(
    findings.map((finding) => [finding.id, kindWeight[finding.kind] * recencyOf(finding, newest)]),
  )
  const searchIndex = (terms: readonly string[]) =>
    index.search(terms.join(' '), {
      combineWith: 'OR',
      prefix: (term) => term.length > (known.has(term) ? 3 : 2),
      fuzzy: (term) => !known.has(term) && allowedTypos(term),
      boost: { title: 4, names: 5, summary: 2, days: 2, translations: 0.5 },
      boostTerm: (term) => (isWeak(term) ? 0.6 : 1),
      boostDocument: (id: string) => weights.get(id) ?? 0,
    })

  const answerTerms = (terms: readonly string[]): Outcome => {
    if (terms.length === 0) return { hits: [], count: 0, hasAllWords: true }
    const isStrong = (term: string) => known.has(term) && !isWeak(term)
    // "Class 5" is often only a detail of the question.
    const counted = terms.filter((term) => !isNumber(term) && (known.has(term) || !isWeak(term)))
    const required = counted.length > 0 ? counted : terms
    const subjects = required.filter((term) => !isWeak(term))
    const needed =
      [
        subjects.filter((term) => topics.has(term)),
        subjects.some(isStrong) ? subjects : [],
        required.filter((term) => !isAsked(term)),
      ].find((some) => some.length > 0) ?? required
    const asksPerson = required.length > 1 && terms.includes('teacher')
    const results = searchIndex(terms).flatMap(({ id, score, queryTerms: matched, match }) => {
      const finding = byId.get(String(id))
      if (!finding) return []
      const shareOf = (some: readonly string[]) =>
        some.filter((term) => matched.includes(term)).length / some.length
      const weight = asksPerson && finding.kind === 'staff' ? 5 : 1
      const part = (shareOf(needed) + shareOf(required)) / 2
      const [hasSubjects, isFull] = [needed, required].map((some) => shareOf(some) === 1)
      return { finding, score: score * weight * part, match, matched, isFull, hasSubjects }
    })
    /** Words like "list" or "5" answer a part of a question only as a name of the page. */
    const isTelling = ({ matched, match }: (typeof results)[number]) =>
      terms.some(isStrong)
        ? matched.some(isStrong)
        : Object.entries(match).some(
            ([term, fields]) =>
              terms.includes(term) && !isNumber(term) && fields.some((field) => NAMES.has(field)),
          )
    const bestOf = (given: typeof results) => Math.max(0, ...given.map(({ score }) => score))
    const isAnswerable = subjects.every((term) =>
      results.some(({ matched }) => matched.includes(term)),
    )
    const full = isAnswerable ? bestOf(results.filter(({ hasSubjects }) => hasSubjects)) : 0
    const some = results.filter(isTelling)
    const best = bestOf(some)
    // The best result of one word may be far behind those of a more common one.
    const bestOfWords = (full > 0 ? subjects : required).map((term) =>
      bestOf(some.filter(({ matched }) => matched.includes(term))),
    )
    const isShown = ({ hasSubjects, score }: (typeof results)[number]) =>
      full > 0 ? hasSubjects || score > full : score >= best * NEAR_THE_BEST
    const found = (full > 0 ? results : some).filter(
      (result) => isShown(result) || bestOfWords.includes(result.score),
    )
    found.sort(
      (a, b) =>
        b.score - a.score ||
        kinds.indexOf(a.finding.kind) - kinds.indexOf(b.finding.kind) ||
        (b.finding.date ?? '').localeCompare(a.finding.date ?? ''),
    )
    return {
      hits: found
        .slice(0, MAX_HITS)
        .map(({ finding, match }) => hitOf(finding, new Set(Object.keys(match)), read)),
      count: found.length,
      hasAllWords: results.some(({ isFull }) => isFull),
    }
  }
  const isKnown = (word: string) => !isStopWord(word) && known.has(termOf(correct(word)))
  return function answer(question) {
    const terms = queryTerms(question, correct)
    const outcome = answerTerms(terms)
    if (outcome.count > 0) return outcome
    // A word such as "school" only matters without the unknown ones.
    const rest = queryTerms(wordsOf(question).filter(isKnown).join(' '), correct)
    return { ...answerTerms(rest), hasAllWords: false }
  }
}
