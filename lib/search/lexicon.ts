import MiniSearch from 'minisearch'
import { rootOf, stemOf, termOf, vocabularyWords } from './words.ts'
import { isStopWord } from './query.ts'
import { consonantsOf, isHeardAs } from './sound.ts'

const isLatin = (word: string) => /^[a-z]+$/.test(word)

/** Shorter words sound like too many others. */
const MIN_LETTERS = 4
const MIN_CONSONANTS = 3

/** The number of wrong letters: longer words may have more. */
const allowedLetters = (word: string) => Math.min(3, Math.max(1, word.length - 5))

/** In a short word another vowel makes another word: "push", "posh"; an h or the second of two may lack. */
const SHORT = 5

const plainOf = (word: string) => word.replace(/(?<=.)h/g, '').replace(/(.)\1+/g, '$1')

const isMisspelt = (word: string, known: string) =>
  word.length > SHORT || plainOf(word) === plainOf(known)

/** The first word of one that consists of two: নিয়মকানুন, "feelist". */
function firstPartOf(word: string): string | undefined {
  const isPart = (part: string) => part.length > 2 && vocabularyWords.has(part)
  return Array.from(word, (_, at) => word.slice(0, at)).findLast(
    (first) => isPart(first) && isPart(word.slice(first.length)),
  )
}

/**
 * Finds the known word for an unknown one: spelt as it sounds, such as "scool", or in
 * another script, such as টিচার and tichaar.
 * @param indexed the terms of the index
 */
export function createLexicon(indexed: ReadonlySet<string>): (word: string) => string {
  const words = new Set([...vocabularyWords, ...indexed])
  const bySound = Map.groupBy(words, consonantsOf)
  const spellings = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  })
  spellings.addAll(Array.from(words).flatMap((id) => (isLatin(id) ? { id } : [])))

  function heardAs(word: string): string | undefined {
    const sound = consonantsOf(word)
    const known = sound.length < MIN_CONSONANTS ? [] : (bySound.get(sound) ?? [])
    const isHeard = (id: string) => !isStopWord(id) && isHeardAs(word, id)
    if (!isLatin(word)) return known.find(isHeard)
    const misspelt = spellings
      .search(word, { fuzzy: allowedLetters(word) })
      .map(({ id }) => String(id))
    return (
      misspelt.find((id) => isMisspelt(word, id) && isHeard(id)) ??
      known.find((id) => !isLatin(id) && isHeard(id))
    )
  }

  return function correct(word) {
    const stem = stemOf(word)
    if (words.has(stem) || words.has(termOf(word))) return word
    if (isLatin(stem) && stem.length < MIN_LETTERS) return word
    const root = rootOf(stem)
    if (words.has(root)) return root
    return heardAs(stem) ?? heardAs(root) ?? firstPartOf(stem) ?? word
  }
}
