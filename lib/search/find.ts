import MiniSearch from 'minisearch'
import { isEnglish } from './english.ts'
import { kinds, type SearchEntry, type Kind } from './entries.ts'
import { isWeak } from './query.ts'
import { allowedTypos, isLatin, stemOf, termOf, vocabularyWords, wordsOf } from './words.ts'
import { madeOfRows } from '../server/parts.ts'

/** An entry with words of the question, the better the higher its score. */
export type Result = {
  entry: SearchEntry
  score: number
  /** The terms of the question that it has. */
  matched: readonly string[]
  /** Those in its title and names. */
  named: readonly string[]
  /** The terms of its texts that answer them. */
  marked: ReadonlySet<string>
}

const FIELDS = ['title', 'names', 'summary', 'text', 'days', 'translations'] as const

/** The fields that say what a page is about. */
const NAMES = new Set<string>(['title', 'names'])

const kindWeight: Record<Kind, number> = { page: 1.3, notice: 1, staff: 1.1, document: 0.8 }

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const dayOf = ({ date }: SearchEntry) => (date === null ? 0 : Date.parse(date))

/** Newer notices rank higher; old ones keep a part of their score. */
function recencyOf(entry: SearchEntry, newest: number): number {
  if (entry.date === null) return 1
  const years = Math.max(0, (newest - dayOf(entry)) / YEAR_MS)
  return 0.75 + 0.5 * 2 ** -years
}

const weightOf = (entry: SearchEntry, newest: number) =>
  kindWeight[entry.kind] * recencyOf(entry, newest) * (entry.isEmpty ? 0.5 : 1)

/** The number of letters that a word begins with, from which longer words are found. */
function prefixLength(term: string, isKnown: boolean): number {
  if (isEnglish(term)) return Infinity
  if (!isLatin(term)) return 6
  return isKnown ? 4 : 3
}

/** Indexes the words of entries, and what they are about; other words are details of their texts. */
export function createIndex(entries: readonly SearchEntry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const newest = Math.max(0, ...entries.map(dayOf))
  const known = new Set<string>()
  const topics = new Set<string>()
  const forms = new Map<string, readonly string[]>()
  // A misspelt synonym is near the word as written only.
  const formsOf = (word: string) => {
    const have = forms.get(word) ?? [...new Set([termOf(word), stemOf(word)])]
    forms.set(word, have)
    return have
  }
  const index = new MiniSearch<SearchEntry>({
    fields: [...FIELDS],
    // An absent text has the length 0, and counts for the average.
    extractField: (entry, field) => String(Reflect.get(entry, field) ?? ''),
    tokenize: wordsOf,
    processTerm: (word, field = '') => {
      const [term = word, ...stem] = formsOf(word)
      known.add(term)
      if (NAMES.has(field)) topics.add(term)
      return [term, ...stem]
    },
    // The words of the query are terms already.
    searchOptions: { processTerm: (term) => term },
  })
  // An entry that cannot be added, such as a second one with its id, ends the index for no other.
  madeOfRows('search', 'index', entries, (entry) => index.add(entry))

  const isKnown = (term: string) => known.has(term)

  const isMisspelt = (term: string) =>
    isLatin(term) && !isKnown(term) && !isEnglish(term) && !vocabularyWords.has(term)

  /** In Latin letters, another letter makes another Hindi or Bengali word: pradesh is not pravesh. */
  const isOther = (found: string, terms: readonly string[]) =>
    found !== '' && !isEnglish(found) && !terms.some((term) => found.startsWith(term))

  /** All entries with any of the terms; of equal ones a page, then the newest, is first. */
  function search(terms: readonly string[]): Result[] {
    return index
      .search(terms.join(' '), {
        combineWith: 'OR',
        prefix: (term) => term.length >= prefixLength(term, isKnown(term)),
        fuzzy: (term) => isMisspelt(term) && allowedTypos(term),
        boost: { title: 4, names: 5, summary: 2, days: 2, translations: 0.5 },
        boostTerm: (term) => (isWeak(term) ? 0.6 : 1),
        boostDocument: (id: string, found: string) => {
          const entry = byId.get(id)
          return entry && !isOther(found, terms) ? weightOf(entry, newest) : 0
        },
      })
      .flatMap(({ id, score, queryTerms, match }) => {
        const entry = byId.get(String(id))
        if (!entry) return []
        const named = Object.entries(match).flatMap(([term, fields]) =>
          fields.some((field) => NAMES.has(field)) ? [term] : [],
        )
        return { entry, score, matched: queryTerms, named, marked: new Set(Object.keys(match)) }
      })
      .toSorted(
        (one, other) =>
          kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind) ||
          dayOf(other.entry) - dayOf(one.entry),
      )
  }

  return { isKnown, isTopic: (term: string) => topics.has(term), known, search }
}
