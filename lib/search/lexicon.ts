import { isEnglish, verbsOf } from './english.ts'
import { isStopWord } from './query.ts'
import { consonantsOf, isHeardAs } from './sound.ts'
import { isLatin, MAX_LETTERS, rootsOf, stemOf, termOf, vocabularyWords } from './words.ts'

/** Shorter words sound like too many others. */
const MIN_LETTERS = 4
const MIN_CONSONANTS = 3

/** The number of wrong letters: longer words may have more. */
const allowedLetters = (word: string) => Math.min(3, Math.max(1, word.length - 5))

/** In a short word another vowel makes another word: "push", "posh"; an h, but not that of sh, or the second of two may lack, and do not count: chhati. */
const SHORT = 5

const plainOf = (word: string) => word.replace(/(?<=[^s])h/g, '').replace(/(.)\1+/g, '$1')

/** The number of letters to add, remove or replace. */
function distanceOf(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(one).entries()) {
    const line = [row + 1]
    for (const [column, wanted] of Array.from(other).entries())
      line.push(
        Math.min(
          (above[column] ?? 0) + (letter === wanted ? 0 : 1),
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
        ),
      )
    above = line
  }
  return above.at(-1) ?? 0
}

/** The first character of the script of a word. */
const blockOf = (word: string) => word.charCodeAt(0) & ~0x7f

/** The letters and vowel signs of the script of a word. */
const lettersOf = (word: string): string[] => {
  const block = blockOf(word)
  return Array.from({ length: 0x49 }, (_, place) => String.fromCharCode(block + 5 + place))
}

/** A consonant as a part of a cluster. */
const clustersOf = (letter: string) => {
  const virama = String.fromCharCode(blockOf(letter) + 0x4d)
  return [virama + letter, letter + virama]
}

const VOWEL_SIGN = /[\u093e-\u094c\u09be-\u09cc]/

/** Vowel signs, and the two Bengali letters of one sound, may be taken for each other. */
const isMistakenFor = (one: string, other: string) =>
  [VOWEL_SIGN, /[যজ]/].some((like) => like.test(one) && like.test(other))

/**
 * In an Indian script: those with a letter more or less, also in a cluster, or another vowel sign.
 * Another consonant makes another word, and so does a further one at the end: ज्योति, ज्योतिष.
 */
function* spellingsNear(word: string): Generator<string> {
  const letters = lettersOf(word)
  for (let at = 0; at <= word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    if (after || VOWEL_SIGN.test(letter)) yield before + after
    for (const other of letter ? letters : letters.filter((each) => VOWEL_SIGN.test(each))) {
      yield before + other + letter + after
      if (isMistakenFor(other, letter)) yield before + other + after
      for (const joined of clustersOf(other)) yield before + joined + letter + after
    }
  }
}

/** Words with this number of letters may be misspelt so. */
const LONG = 6

/** The first word of one that consists of two: নিয়মকানুন, "feelist". */
function firstPartOf(word: string): string | undefined {
  const isPart = (part: string) => part.length > 2 && vocabularyWords.has(part)
  return Array.from(word, (_, at) => word.slice(0, at)).findLast(
    (first) => isPart(first) && isPart(word.slice(first.length)),
  )
}

/** Bengali and Hindi endings in Latin letters: porikkhar, hosteler, kitabon. */
const LATIN_ENDING = /(?:der|gulo|guli|iyan|iyon|ein|er|ra|ta|ti|te|ke|on|en|r|e)$/

/** Short words end in these letters without an ending: basti is no bus. */
function withoutEnding(word: string): string {
  const root = word.replace(LATIN_ENDING, '')
  return plainOf(root).length < MIN_LETTERS ? word : root
}

/**
 * Finds the known word for an unknown one: spelt as it sounds, such as "scool", or in
 * another script, such as টিচার and tichaar.
 * @param indexed the terms of the index
 */
export function createLexicon(indexed: ReadonlySet<string>): (word: string) => string {
  const words = new Set([...vocabularyWords, ...indexed])
  let bySound: ReadonlyMap<string, string[]> | undefined

  /** The words with its consonants that it is heard as. */
  function heardAs(word: string): string | undefined {
    bySound ??= Map.groupBy(words, consonantsOf)
    const sound = consonantsOf(word)
    const heard = (bySound.get(sound) ?? []).filter((id) => isHeardAs(word, id))
    const [stopWords, known] = [heard.filter(isStopWord), heard.filter((id) => !isStopWord(id))]
    const isLong = sound.length >= MIN_CONSONANTS
    if (!isLatin(word)) {
      // A transliterated word of the vocabulary is there in its own script.
      // In other scripts, too many words sound alike: মটর is not "matter", খেলনা (toy) not खेलना (play).
      const isLikely = (id: string) =>
        isLatin(id)
          ? isEnglish(id) === vocabularyWords.has(id) || sound.length > MIN_CONSONANTS
          : blockOf(word) === blockOf(id)
      const likely = known.find(isLikely)
      const isNear = (id: string) => words.has(id) && !isStopWord(id)
      return (
        (isLong && likely) ||
        (word.length >= LONG ? [...spellingsNear(word)].find(isNear) : undefined)
      )
    }
    const misspelt = known
      .filter(
        (id) => isLatin(id) && (plainOf(word).length > SHORT || plainOf(word) === plainOf(id)),
      )
      .map((id) => ({ id, distance: distanceOf(word, id) }))
      .filter(({ id, distance }) => distance <= (isEnglish(id) ? allowedLetters(word) : 1))
      .toSorted((one, other) => one.distance - other.distance)
    // Also one without meaning: sakte is सकते.
    return (
      misspelt[0]?.id ?? (isLong ? [...stopWords, ...known].find((id) => !isLatin(id)) : undefined)
    )
  }

  return function correct(word) {
    const stem = stemOf(word)
    if (words.has(stem) || words.has(termOf(word))) return word
    if (stem.length > MAX_LETTERS || (isLatin(stem) && stem.length < MIN_LETTERS)) return word
    if (isEnglish(stem)) return verbsOf(stem).find((verb) => vocabularyWords.has(verb)) ?? word
    const roots = isLatin(stem) ? [withoutEnding(stem)] : rootsOf(stem)
    const isRoot = (root: string) =>
      root.length >= MIN_CONSONANTS && (isLatin(root) ? vocabularyWords : words).has(root)
    const heard = () => [stem, ...roots].map(heardAs).find(Boolean)
    return roots.find(isRoot) ?? heard() ?? firstPartOf(stem) ?? word
  }
}
