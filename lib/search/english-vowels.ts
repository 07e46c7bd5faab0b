import { ownValue } from 'school-schema/values/own-value'

// English words in Indian scripts, which write what is heard.

/** A vowel that is not written after a consonant: it may not be heard. */
export const UNWRITTEN = '?'

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
  [/भ/, /bh/],
  [/व/, /[vwu]/],
  [/[शष]/, /sh|[cst]i|ch|su/],
]

/** How the vowels of an English word are written in Indian scripts; other groups by one of their letters. */
const HEARD: Readonly<Record<string, RegExp>> = {
  a: /^(?:a+|[eo?]|ei)$/,
  e: /^[ei?]$/,
  i: /^(?:[ei]|a[ei])$/,
  o: /^[oa?]$/,
  u: /^(?:i?u|[o?])$/,
  y: /^a?i$/,
  ai: /^(?:ei?|[?])$/,
  au: /^[oa]$/,
  ea: /^(?:i|e|ia)$/,
  ee: /^i$/,
  ie: /^(?:a?i|e|a?ie|ia)$/,
  oa: /^o$/,
  oo: /^[u?]$/,
  ou: /^(?:au|[aou?])$/,
}

/** What the first vowel is not, which is heard best: begin, বাগান; price, प्रेस; open, अपना. */
const NEVER_FIRST: Readonly<Record<string, RegExp>> = { e: /[?]/, ai: /[?]/, i: /^e$/ }

function isSpeltInEnglish(vowel: string, letters: string): boolean {
  if (!letters) return vowel === '' || vowel === UNWRITTEN
  const group = ownValue(HEARD, letters)
  if (group) return group.test(vowel)
  const parts = Array.from(letters, (letter) => ownValue(HEARD, letter))
  return (
    /^[aeiou]+$/.test(vowel) &&
    Array.from(vowel).every((part) => parts.some((one) => one?.test(part)))
  )
}

/** Whether the vowels of an English word are where an Indian script has them: principal, प्रिंसिपल. */
export function areEnglishVowels(
  english: readonly string[],
  indian: readonly string[],
  word: string,
): boolean {
  const isBengali = /[\u0980-\u09ff]/.test(word)
  const last = english.at(-1) ?? ''
  const first = english.findIndex(Boolean)
  const [heard = '', letters = ''] = [indian[first], english[first]]
  if (ownValue(NEVER_FIRST, letters)?.test(heard)) return false
  // As in অফিস; an a of Bengali is also the u of summer.
  if (first === 0 && heard === UNWRITTEN && letters === 'o' && !isBengali) return false
  // The vowel of a first consonant is never silent.
  if (first > 1 && indian[0] === '' && indian[1] === UNWRITTEN) return false
  return (
    indian
      .slice(0, -1)
      .every(
        (vowel, index) =>
          isSpeltInEnglish(vowel, english[index] ?? '') ||
          (isBengali && vowel === 'a' && english[index] === 'u'),
      ) && (ownValue(ENDINGS, indian.at(-1) ?? '') ?? /^e?$/).test(last)
  )
}

/** Whether an English word has the consonants that the letters of a word in an Indian script stand for. */
export const hasEnglishLetters = (word: string, english: string): boolean =>
  WRITTEN_FOR.every(([sign, letters]) => !sign.test(word) || letters.test(english))

/** Before r these vowels are one. */
export const withMutedVowels = (english: string): string =>
  english.replace(/(?:ea|[ei])(?=r(?:[^aeiouy]|$))/g, 'u')
