import { allowedTypos, isTopic, isWeak, synonyms, termOf } from './words.ts'

/** Letters that are often confused, by sound. */
const ALIKE = ['aeiouy', 'szc', 'ckq', 'vbw', 'jg', 'dt', 'fp', 'mn']

const areAlike = (one = '', other = '') =>
  !/[a-z]/.test(one) || ALIKE.some((group) => group.includes(one) && group.includes(other))

/** Edits between two words, where two exchanged letters are one; `limit + 1` for any more. */
export function distanceOf(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, against] = [one[row - 1], other[column - 1]]
      // In a short word, another letter is another word: "horse" is not "house".
      const isTypo = one.length > 7 || areAlike(letter, against)
      const exchange = letter === against ? 0 : isTypo ? 1 : limit + 1
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + exchange,
        isSwapped ? (before[column - 2] ?? 0) + 1 : limit + 1,
      )
    }
    if (Math.min(...next) > limit) return limit + 1
    before = last
    last = next
  }
  return last[other.length] ?? limit + 1
}

/** A word in two known ones: "busroute", "datesheet". */
export function splitWord(word: string, isKnown: (word: string) => boolean): string[] {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every(isKnown) && parts.some((part) => isTopic(termOf(part)))) return parts
  }
  return []
}

/**
 * The known words that a misspelt one may be: the nearest with the same first letter. A function that
 * reads the vocabulary once.
 */
export function createSpelling(known: ReadonlySet<string>): (word: string) => string[] {
  const other = [...synonyms].flatMap(([word, term]) => (known.has(term) ? [word] : []))
  const byLetter = Map.groupBy(new Set([...known, ...other]), ([first]) => first)
  return (word) => {
    const limit = allowedTypos(word)
    let best = limit
    let found: string[] = []
    for (const candidate of byLetter.get(word[0] ?? '') ?? []) {
      const distance = distanceOf(word, candidate, best)
      if (distance > best || distance === 0) continue
      if (distance < best) found = []
      best = distance
      found.push(synonyms.get(candidate) ?? candidate)
    }
    return limit > 0 && found.length > 0 ? [...new Set(found)] : []
  }
}

type Interpretation = {
  /** For each word of the query, the known words that it may be. */
  groups: string[][]
  /** The number of words that are on no page. */
  missing: number
}

/** Endings of English words that a text may have without, or with another. */
const ENDING = /(?:ing|ed|er|ment|tion|al)$/

/** A short word may be another one, unless it is close to a subject of the website. */
const isSure = (term: string, word: string, length = 6) => term.length >= length || isTopic(word)

/** Corrects the words of a query; a corrected word counts only if no other word is missing. */
export function createInterpreter(known: ReadonlySet<string>) {
  const words = [...known]
  const correct = createSpelling(known)
  /** Words that begin like it: "libr", and "managing" as "management". */
  const wordsLike = (term: string): string[] => {
    if (term.length < 2) return []
    if (words.some((word) => word.startsWith(term) && isSure(term, word, 5))) return [term]
    const stem = term.replace(ENDING, '')
    const isStem = stem !== term && stem.length > 4
    return isStem ? words.filter((word) => word.startsWith(stem)).slice(0, 5) : []
  }
  return (terms: readonly string[]): Interpretation => {
    const asWritten: string[][] = []
    const corrected: string[][] = []
    let missing = 0
    for (const term of terms) {
      const beginnings = known.has(term) ? [term] : wordsLike(term)
      if (beginnings.length > 0) asWritten.push(beginnings)
      else {
        const parts = splitWord(term, (part) => known.has(termOf(part)))
        const near = parts.length > 0 ? [] : correct(term).filter((word) => isSure(term, word))
        if (parts.length > 0) corrected.push(...parts.map((part) => [termOf(part)]))
        else if (near.length > 0) corrected.push(near)
        else missing += isWeak(term) ? 0 : 1
      }
    }
    return missing > 0
      ? { groups: asWritten, missing: missing + corrected.length }
      : { groups: [...asWritten, ...corrected], missing: 0 }
  }
}
