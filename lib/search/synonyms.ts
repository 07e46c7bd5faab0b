import words from './synonyms.json'

/**
 * Words with one meaning for the search, in English, Hindi, Bengali and transliterated: a question
 * with any of them finds texts with any other. The first of a line is the indexed one.
 */
const groups = Object.values(words.groups)
  .flat()
  .map((group) => group.split(' '))

/** Short forms, with the words that they stand for. */
export const shortForms: ReadonlyMap<string, string> = new Map(Object.entries(words.shortForms))

/** Two words that are written as one in the index. */
export const joinWords = (text: string) => text.replace(/\b(time) (table)\b/gi, '$1$2')

/** Each word of a group with its indexed word; both folded by the given function. */
export const createSynonyms = (fold: (word: string) => string): ReadonlyMap<string, string> =>
  new Map(
    groups
      .map((group) => group.map(fold))
      .flatMap(([first = '', ...others]) => others.map((word) => [word, first])),
  )
