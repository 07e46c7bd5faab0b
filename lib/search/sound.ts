import { ownValue } from 'school-schema/values/own-value'
import { isEnglish } from './english.ts'
import {
  areEnglishVowels,
  hasEnglishLetters,
  UNWRITTEN,
  withMutedVowels,
} from './english-vowels.ts'
import { fold } from './words.ts'

/** Latin letters by the consonants that are heard, the longest first. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sk'],
  [/[st]ion/g, 'son'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/c+h/g, 'č'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/(?<=.)h/g, ''],
  [/([^aeiouy])\1+/g, '$1'],
]

/**
 * The letters of Devanagari, in whose order those of Bengali are: vowels, the consonants from क, the
 * signs of vowels from ा, and what has no sound of its own.
 */
const FIRST_VOWEL = 0x05
const VOWELS = 'aaiiuu--eeeeoooo'
const FIRST_CONSONANT = 0x15
const CONSONANTS = 'kkggnččjjnttddnttddnnpfbbmyrrlllbsssh'
const FIRST_SIGN = 0x3e
const SIGNS = 'aiiuu--eeeeoooo'
const VIRAMA = 0x4d
const ANUSVARA = 0x02

const consonantOf = (letter: string): string | undefined =>
  CONSONANTS[(letter.charCodeAt(0) & 0x7f) - FIRST_CONSONANT]

/** A letter of an Indian script: a consonant in capitals has the vowel that is not written. */
function soundOfLetter(letter: string, index: number, letters: readonly string[]): string {
  const place = letter.charCodeAt(0) & 0x7f
  if (place === VIRAMA) return '-'
  if (index === 0 && place === FIRST_VOWEL) return UNWRITTEN
  if (place === ANUSVARA) return /[पफबभमপফবভম]/.test(letters[index + 1] ?? '') ? 'm' : 'n'
  const vowel = SIGNS[place - FIRST_SIGN] ?? VOWELS[place - FIRST_VOWEL]
  if (vowel) return vowel
  const sound = consonantOf(letter)
  if (!sound) return ''
  if (index === 0) return sound === 'y' ? 'i' : sound + UNWRITTEN
  return sound === 'y' || sound === 'h' ? '' : sound + UNWRITTEN
}

/** Consonants, after ə if a vowel is first, and the vowels before, between and after them. */
type Sound = {
  consonants: string
  vowels: readonly string[]
  /** In Indian scripts, those that make another word: कराटे, खर्राटे. */
  aspirates: string
  isLatin: boolean
}

/** ख, घ, छ, झ, ठ, ढ, थ, ध and भ, and their Bengali letters. */
const UNASPIRATED = /[^खघछझठढथधभখঘছঝঠঢথধভ]/g

function soundOf(word: string): Sound {
  // Hindi has only a nasal vowel at an end; ड्रायवर is ड्राइवर.
  const folded = fold(word)
    .replace(/\u0902$/, '')
    .replace(/(?<=[ाা])[यয](?!$)/, 'इ')
  const isLatin = /^[a-z]+$/.test(folded)
  const sound = isLatin
    ? LATIN.reduce((text, [written, heard]) => text.replace(written, heard), folded)
    : Array.from(folded)
        .map(soundOfLetter)
        .join('')
        // A written vowel, or none, instead of the unwritten one.
        .replace(/\?(?=[aeiou-])/g, '')
        .replace(/-/g, '')
        .replace(/([^aeiou?])\1+/g, '$1')
  return {
    consonants: sound
      .replace(/^[aeiouy?]+/, 'ə')
      .replace(/[aeiouy?]+/g, '')
      .replace(/(.)\1+/g, '$1'),
    vowels: sound.split(/[^aeiouy?]/),
    aspirates: Array.from(folded.replace(UNASPIRATED, ''), consonantOf).join(''),
    isLatin,
  }
}

/** How the vowels of Indian scripts are written in Latin letters. */
const SPELT: Readonly<Record<string, RegExp>> = {
  a: /^a+$/,
  i: /^(?:i+|ee?|ie|y)$/,
  u: /^(?:u+|oo?)$/,
  e: /^(?:e|a[iy]|ey|i)$/,
  o: /^(?:oo?|a?u)$/,
  [UNWRITTEN]: /^[ao]?(?:ya?)?$/,
}

/** What people leave out within a word: हाज़िरी and हाजरी, जन्म and जनम. Without two of them it is another word: प्रणाम is not परिणाम. */
const FAINT = /^[?i]?$/

const areHeardAlike = (vowels: readonly string[], known: readonly string[]): boolean => {
  const others = vowels
    .map((vowel, at) => ({ pair: [vowel, known[at] ?? ''], isLast: at === vowels.length - 1 }))
    .filter(({ pair: [one, other] }) => one !== other)
  return (
    others.length < 2 &&
    others.every(({ pair, isLast }) => !isLast && pair.every((vowel) => FAINT.test(vowel)))
  )
}

/** Whether Latin letters are those of a word in an Indian script: pustakalay, पुस्तकालय. */
const areSpelt = (latin: readonly string[], indian: readonly string[]): boolean =>
  indian.every((vowel, index) => (ownValue(SPELT, vowel) ?? /^$/).test(latin[index] ?? ''))

/** The consonants of a word as they sound: those of principal, prinsipal, प्रिंसिपल and প্রিন্সিপাল are one. */
export const consonantsOf = (word: string): string => soundOf(word).consonants

/** Whether a known word is what an unknown one sounds like. */
export function isHeardAs(word: string, knownWord: string): boolean {
  const [unknown, known] = [soundOf(word), soundOf(knownWord)]
  if (unknown.consonants !== known.consonants) return false
  // In English, vowels are written in too many ways to compare.
  if (unknown.isLatin && known.isLatin) return true
  if (unknown.vowels.length !== known.vowels.length) return false
  // ভ is also the v of video.
  const aspirates = (unknown.aspirates + known.aspirates).replaceAll('b', '')
  if (unknown.isLatin !== known.isLatin && aspirates && !/.h/.test(word + knownWord)) return false
  if (isEnglish(knownWord)) {
    const { vowels } = soundOf(withMutedVowels(knownWord))
    return hasEnglishLetters(word, knownWord) && areEnglishVowels(vowels, unknown.vowels, word)
  }
  // An abbreviation, such as Smt, is not heard.
  if (known.isLatin) return known.vowels.some(Boolean) && areSpelt(known.vowels, unknown.vowels)
  if (unknown.isLatin) return areSpelt(unknown.vowels, known.vowels)
  return areHeardAlike(unknown.vowels, known.vowels) && unknown.aspirates === known.aspirates
}
