import type { SearchEntry } from './entries.ts'
import { splitWords, termOf } from './words.ts'

/** A part of a text; matches are highlighted. */
export type Piece = { text: string; found: boolean }

/** The approximate length of an extract, in characters. */
const LENGTH = 190
/** The part of it before the first match. */
const BEFORE = 40

/** Splits a text into matches and the rest. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  for (const { text: part, isWord } of splitWords(text)) {
    const found = isWord && terms.has(termOf(part))
    const last = pieces.at(-1)
    if (last && !last.found && !found) last.text += part
    else pieces.push({ text: part, found })
  }
  return pieces
}

/** A word of a text as a term, with its position. */
type Word = { at: number; term: string }

/** The words of a text. Cached, as folding them for each query would take most of the time. */
export function readWords(text: string): Word[] {
  let at = 0
  const words: Word[] = []
  for (const piece of splitWords(text)) {
    if (piece.isWord) words.push({ at, term: termOf(piece.text) })
    at += piece.text.length
  }
  return words
}

/** The extract of a text around its first match, cut between words. */
export function cutExtract(
  text: string,
  words: readonly Word[],
  terms: ReadonlySet<string>,
): string {
  if (text.length <= LENGTH) return text
  const first = words.find(({ term }) => terms.has(term))?.at ?? 0
  const wanted = Math.max(0, first - BEFORE)
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const rest = text.slice(from)
  if (rest.length <= LENGTH) return `… ${rest}`
  const end = rest.lastIndexOf(' ', LENGTH)
  const cut = rest.slice(0, end > 0 ? end : LENGTH)
  return `${from > 0 ? '… ' : ''}${cut} …`
}

/** The number of different matches in a text. */
function countFound(words: readonly Word[], terms: ReadonlySet<string>): number {
  return new Set(words.flatMap(({ term }) => (terms.has(term) ? [term] : []))).size
}

export type Hit = Pick<SearchEntry, 'id' | 'kind' | 'href' | 'label'> & {
  title: Piece[]
  extract: Piece[]
}

/** Texts of the results of a few queries; those of all notices would take much memory. */
const MAX_KNOWN_TEXTS = 500

/** Shows entries with matches highlighted; the texts of repeated ones are tokenised once. */
export function createExtractor(): (entry: SearchEntry, terms: ReadonlySet<string>) => Hit {
  const known = new Map<string, Word[]>()
  const read = (text: string) => {
    const words = known.get(text) ?? readWords(text)
    if (known.size >= MAX_KNOWN_TEXTS) known.clear()
    known.set(text, words)
    return words
  }
  return ({ id, kind, href, label, title, summary = '', text = '' }, terms) => {
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
}
