/** A word with vowel signs, viramas, apostrophes and invisible joiners. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\u200c\u200d]+[\p{L}\p{M}\p{N}]+)*/gu

/** Latin accents, and the nukta of Indian scripts, which many people do not type. */
const ACCENTS = /[\u0300-\u036f\u093c\u09bc\u0a3c]/g
const INVISIBLE = /['’\u200c\u200d]/g

/** हिन्दी and हिंदी are one word: a nasal before a consonant may be written as a dot. */
const NASAL = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g
const ANUSVARA = '\u0902'
const CHANDRABINDU = /\u0901/g
const DEVANAGARI_DIGIT = /[\u0966-\u096f]/g

/** The words of a text as written. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** A text as alternating gaps and words; joined they are the text. */
export function splitWords(text: string): { text: string; isWord: boolean }[] {
  const pieces: { text: string; isWord: boolean }[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isWord: false })
    pieces.push({ text: word, isWord: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isWord: false })
  return pieces
}

const PLAIN_WORD = /^[A-Za-z0-9]*$/

/** The folded form of a word: case, accents and nukta make no difference. */
export function fold(word: string): string {
  // Nine in ten words, at a twentieth of the cost.
  if (PLAIN_WORD.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .replace(NASAL, ANUSVARA)
    .replace(CHANDRABINDU, ANUSVARA)
    .replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .normalize('NFC')
}

/** English plural endings: fees, classes, activities. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
]

/** The indexed form of a word: folded, and without an English plural ending. */
export function termOf(word: string): string {
  const folded = fold(word)
  if (!folded.endsWith('s')) return folded
  const plural = PLURALS.find(([ending]) => ending.test(folded))
  return plural ? folded.replace(...plural) : folded
}

/** Words that occur in any query and carry no meaning. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a about an and any are at be by can do does for from get give given have how i in is it know me my need of',
    'on or our please should show take tell the their there this to want was we what when where which who',
    'will with you your',
    'का की के को में से है हैं और पर कब क्या कैसे कितना कितनी कहाँ चाहिए यह',
    'ka ki ke ko mein se hai hain aur kab kya kaise kitna kitni kahan',
    'কি কী কবে কোথায় কত কীভাবে এর জন্য আছে হবে',
  ]
    .flatMap((words) => words.split(' '))
    .map(termOf),
)

/** Further words of a query only cost time. */
const MAX_TERMS = 6

/** The meaningful terms of a query, without duplicates. */
export function queryTerms(question: string): string[] {
  const words = [...new Set(wordsOf(question).map(termOf))]
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_TERMS)
}

/** The number of typing errors allowed, which depends on the length of the word. */
export function allowedTypos(word: string): number | false {
  if (word.length < 4) return false
  return word.length < 8 ? 1 : 2
}
