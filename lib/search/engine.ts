import MiniSearch from 'minisearch'
import { countFound, cutExtract, markWords, readWords, type Piece, type Word } from './extract.ts'
import { kinds, type Finding, type Kind } from './finding.ts'
import { queryTerms, allowedTypos, termOf, wordsOf } from './words.ts'

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

/** The maximum number of results shown. */
const MAX_HITS = 30

const kindWeight: Record<Kind, number> = { page: 1.3, notice: 1, staff: 1.1, document: 0.8 }

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Newer notices rank higher; old ones keep a part of their score. */
function recencyOf({ date }: Finding, newest: number): number {
  if (date === null) return 1
  const years = Math.max(0, (newest - Date.parse(date)) / YEAR_MS)
  return 0.75 + 0.5 * 2 ** -years
}

/** Tokenises each text once. */
function createTokenizer(): (text: string) => readonly Word[] {
  const known = new Map<string, Word[]>()
  return (text) => {
    const words = known.get(text) ?? readWords(text)
    known.set(text, words)
    return words
  }
}

function hitOf(
  finding: Finding,
  terms: ReadonlySet<string>,
  read: ReturnType<typeof createTokenizer>,
): Hit {
  const { id, kind, href, label, title, summary, text } = finding
  const isInText = countFound(read(text), terms) > countFound(read(summary), terms)
  const source = isInText ? text : summary || text
  return {
    ...{ id, kind, href, label },
    title: markWords(title, terms),
    extract: markWords(cutExtract(source, read(source), terms), terms),
  }
}

/** Indexes these findings; the returned function answers queries. */
export function createEngine(findings: readonly Finding[]): (question: string) => Outcome {
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  const newest = Math.max(0, ...findings.map(({ date }) => (date ? Date.parse(date) : 0)))
  const known = new Set<string>()
  const noteTerm = (word: string) => {
    const term = termOf(word)
    known.add(term)
    return term
  }
  const index = new MiniSearch<Finding>({
    fields: ['title', 'names', 'summary', 'text'],
    tokenize: wordsOf,
    processTerm: noteTerm,
    // The words of the query are terms already.
    searchOptions: { processTerm: (term) => term },
  })
  index.addAll(findings)
  const read = createTokenizer()

  const weights = new Map(
    findings.map((finding) => [finding.id, kindWeight[finding.kind] * recencyOf(finding, newest)]),
  )
  const searchIndex = (words: readonly string[], combineWith: 'AND' | 'OR') =>
    index.search(words.join(' '), {
      combineWith,
      // A word that occurs in a text is not misspelt: "fees" must not find "feels".
      prefix: (term) => term.length > (known.has(term) ? 3 : 1),
      fuzzy: (term) => !known.has(term) && allowedTypos(term),
      boost: { title: 4, names: 5, summary: 2 },
      boostDocument: (id: string) => weights.get(id) ?? 0,
    })

  return function answer(question) {
    const words = queryTerms(question)
    if (words.length === 0) return { hits: [], count: 0, hasAllWords: true }
    const whole = searchIndex(words, 'AND')
    const results = whole.length > 0 ? whole : searchIndex(words, 'OR')
    const found = results.flatMap(({ id, score, terms }) => {
      const finding = byId.get(String(id))
      return finding ? [{ finding, score, terms }] : []
    })
    found.sort(
      (a, b) =>
        b.score - a.score ||
        kinds.indexOf(a.finding.kind) - kinds.indexOf(b.finding.kind) ||
        (b.finding.date ?? '').localeCompare(a.finding.date ?? ''),
    )
    return {
      hits: found
        .slice(0, MAX_HITS)
        .map(({ finding, terms }) => hitOf(finding, new Set(terms), read)),
      count: found.length,
      hasAllWords: whole.length > 0,
    }
  }
}
