import MiniSearch from 'minisearch'
import { stemOf, termOf, vocabularyWords } from './words.ts'
import { soundOf } from './sound.ts'

const isLatin = (word: string) => /^[a-z]+$/.test(word)

/** Shorter words sound like too many others. */
const MIN_LETTERS = 4
const MIN_CONSONANTS = 3

/** The number of wrong letters: longer words may have more. */
const allowedLetters = (word: string) => Math.min(3, Math.max(1, word.length - 5))

/**
 * Finds the known word that an unknown one stands for: spelt as it sounds, such as "scool", or in
 * another script, such as টিচার.
 * @param indexed the terms of the index
 */
export function createLexicon(indexed: ReadonlySet<string>): (word: string) => string {
  const words = new Set([...vocabularyWords, ...indexed])
  const lexicon = new MiniSearch<{ id: string; sound: string }>({
    fields: ['id', 'sound'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  })
  lexicon.addAll(Array.from(words, (id) => ({ id, sound: soundOf(id) })))

  return function correct(word) {
    const stem = stemOf(word)
    if (words.has(stem) || words.has(termOf(word))) return word
    const sound = soundOf(stem)
    const found = isLatin(stem)
      ? stem.length >= MIN_LETTERS &&
        lexicon.search(stem, { fields: ['id'], fuzzy: allowedLetters(stem) })
      : sound.length >= MIN_CONSONANTS && lexicon.search(sound, { fields: ['sound'] })
    const ids = (found || []).map(({ id }) => String(id))
    return ids.find((id) => soundOf(id) === sound) ?? word
  }
}
