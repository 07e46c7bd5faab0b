import { fold } from './words.ts'

/** Latin letters by the consonants that are heard, the longest first. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sk'],
  [/[st]ion/g, 'sn'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/ch/g, 'č'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/^[aeiouy]/, 'a'],
  [/(?<=.)[aeiouyh]+/g, ''],
]

/**
 * The letters of Devanagari, in whose order those of Bengali are: a vowel, the consonants from क,
 * and what has no sound of its own.
 */
const FIRST_CONSONANT = 0x15
const CONSONANTS = 'kkggnččjjnttddnttddnnpfbbmyrrlllbsssh'

/** What a character of an Indian script sounds like; a vowel is ·, one before a lip is closed. */
function soundOfLetter(letter: string, index: number, letters: readonly string[]): string {
  const place = letter.charCodeAt(0) & 0x7f
  if (place === 0x02) return /[पफबभमপফবভম]/.test(letters[index + 1] ?? '') ? 'm' : 'n'
  const sound = CONSONANTS[place - FIRST_CONSONANT] ?? ''
  if (index > 0) return sound === 'y' || sound === 'h' ? '' : sound
  return place < FIRST_CONSONANT || sound === 'y' ? 'a' : sound
}

/**
 * The consonants of a word as they sound: those of principal, prinsipal, प्रिंसिपल and প্রিন্সিপাল
 * are one. Vowels are written in too many ways.
 */
export function soundOf(word: string): string {
  const folded = fold(word)
  const sound = /^[a-z]+$/.test(folded)
    ? LATIN.reduce((text, [letters, heard]) => text.replace(letters, heard), folded)
    : Array.from(folded).map(soundOfLetter).join('')
  return sound.replace(/(.)\1+/g, '$1')
}
