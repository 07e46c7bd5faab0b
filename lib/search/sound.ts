import { ownValue } from 'school-schema/values/own-value'
import { isEnglish } from './english.ts'
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

/** A vowel that is not written after a consonant: it may not be heard. */
const UNWRITTEN = '?'

/** A letter of an Indian script: a consonant in capitals has the vowel that is not written. */
function soundOfLetter(letter: string, index: number, letters: readonly string[]): string {
  const place = letter.charCodeAt(0) & 0x7f
  if (place === VIRAMA) return '-'
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
  // Hindi has only a nasal vowel at an end.
  const folded = fold(word).replace(/\u0902$/, '')
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
      .replace(/^[aeiouy]+/, 'ə')
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

/** How they are written at the end of English words. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  a: /a$/,
  i: /(?:[iy]|ee|ate)$/,
  u: /[uo]$|ue$/,
  e: /[ey]$|ai$/,
  o: /[ou]$/,
}

/** Letters that an Indian script only has for these of an English word: ट is its t, and त its th. */
const WRITTEN_FOR: readonly (readonly [RegExp, RegExp])[] = [
  [/[तथदधতথদধ]/, /th/],
  [/[टठडঠটড]/, /[td](?!h)/],
  [/(?<=.)[हহ]/, /h/],
  [/[बব]/, /b/],
  [/व/, /[vwu]/],
  [/[शष]/, /sh|[cst]i|ch|su/],
]

/** The vowels that the letters of an English word may stand for. */
const HEARD: Readonly<Record<string, string>> = {
  a: 'aeo',
  e: 'eia',
  i: 'iae',
  o: 'oa',
  oo: 'u',
  u: 'uaoi',
  y: 'iae',
}

function isSpeltInEnglish(vowel: string, letters: string): boolean {
  if (vowel === UNWRITTEN) return true
  const heard =
    [...letters, letters].map((part) => ownValue(HEARD, part) ?? '').join('') + UNWRITTEN
  return !vowel === !letters && Array.from(vowel).every((part) => heard.includes(part))
}

/** Whether the vowels of an English word are where an Indian script has them: principal, प्रिंसिपल. */
function areVowelsOf(english: readonly string[], indian: readonly string[]): boolean {
  const last = english.at(-1) ?? ''
  return (
    indian
      .slice(1, -1)
      .every((vowel, index) => isSpeltInEnglish(vowel, english[index + 1] ?? '')) &&
    (ownValue(ENDINGS, indian.at(-1) ?? '') ?? /^e?$/).test(last)
  )
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
  if (isEnglish(knownWord))
    return (
      WRITTEN_FOR.every(([sign, letters]) => !sign.test(word) || letters.test(knownWord)) &&
      areVowelsOf(known.vowels, unknown.vowels)
    )
  // An abbreviation, such as Smt, is not heard.
  if (known.isLatin) return known.vowels.some(Boolean) && areSpelt(known.vowels, unknown.vowels)
  if (unknown.isLatin) return areSpelt(unknown.vowels, known.vowels)
  return areHeardAlike(unknown.vowels, known.vowels) && unknown.aspirates === known.aspirates
}
