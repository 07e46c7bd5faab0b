import table from './synonyms.json' with { type: 'json' }

/** Two words that are written as one in the index. */
const joinWords = (text: string) => text.replace(/\b(time) (table)\b/gi, '$1$2')

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

/** Endings of Bengali and Hindi words: স্কুলের, পরীক্ষাগুলি, छुट्टियों, परीक्षाएँ. */
const INFLECTION = /(?:গুলির|গুলোর|গুলি|গুলো|দের|ের|তে|টি|টা|কে|র|ियों|ियां|ाएं|ाओं|ों|ें)$/

/** A word folded, without an English plural ending. */
export function stemOf(word: string): string {
  const folded = fold(word)
  if (!folded.endsWith('s')) return folded
  const plural = PLURALS.find(([ending]) => ending.test(folded))
  return plural ? folded.replace(...plural) : folded
}

/**
 * Words with one meaning for the search, in English, Hindi, Bengali and transliterated: a question
 * with any of them finds texts with any other. Each leads to the first of its line, the indexed one.
 */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.values(table.groups)
    .flat()
    .map((line) => line.split(' ').map(stemOf))
    .flatMap(([first = '', ...others]) => others.map((word) => [word, first])),
)

/** The indexed form of a word: folded, without a plural ending, and one for all its synonyms. */
export function termOf(word: string): string {
  const stem = stemOf(word)
  return synonyms.get(stem) ?? synonyms.get(stem.replace(INFLECTION, '')) ?? stem
}

const termsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')).map(termOf))

/** Words that occur in any query and carry no meaning. */
const STOP_WORDS = termsOf([
  'a about all an and any are as at be been by can could do does for from get give given had has have he her his how i if in is it its just know let may me much must my need of',
  "on only or our out please pls plz shall she should show so take tell than that the their them then there they this to us want wants was we were what what's when where which who whom whose why will with after again before bring check collect during every find help later obtain receive recieve see submit tell today visit when without would you your",
  'का की के को में से है हैं था थी और पर तक कब क्या कैसे कितना कितनी कितने कहाँ कहां कौन किस कोई चाहिए यह वह मेरा मेरी मेरे अपना हम मुझे लिए करें करना करनी लें लेना देना होगा होगी होना होनी बताएं कृपया',
  'ka ki ke ko mein me se hai hain tha aur par tak kab kya kaise kaisa kitna kitni kitne kahan kaun kon kis koi chahiye chaiye yeh ye woh mera meri mere apna hum ham mujhe liye kar kare karen karein karna karni karte lena le lein dena ho hoga hogi hona honi lagta lagega lagegi milega milegi batao bataiye wala wali',
  'কি কী কে কবে কখন কোথায় কত কীভাবে কিভাবে কেমন এর জন্য আছে হবে আমার আমাদের কোন করতে করব লাগবে থেকে পর্যন্ত',
])

/** Words of many questions that say little; alone they never answer one. */
const WEAK_WORDS = termsOf([
  'school class child student pupil people new list day date year month session name number form room lab laboratory club teacher parent staff page course stream program activity facility information detail menu open option system',
  'price timing meeting annual winter summer puja game sport compulsory mandatory allowed required necessary available possible last next first online rule question answer',
  'mathematics science english hindi bengali computer history physics chemistry',
])

/** Whether a term alone never answers a query. */
export const isWeak = (term: string) => /^\d+$/.test(term) || WEAK_WORDS.has(term)

/** Whether a term is a subject of the website, such as fees in any language. */
export const isTopic = (term: string) => TOPICS.has(term) && !isWeak(term)

const TOPICS = new Set([
  ...synonyms.values(),
  ...'tc quiz committee karate abacus pocso posh'.split(' '),
])

/** Words that only matter beside no other, and those that matter beside weak ones: "Children’s Day". */
const LAST_WORDS = termsOf(['school class'])
const CHILDREN = termsOf(['child student'])

/** What a question asks for that has no other word, such as "where is the school". */
const ASKED: readonly (readonly [ReadonlySet<string>, string])[] = [
  [new Set(['where', 'kahan', 'कहां', 'কোথায'].map(fold)), 'address'],
  [new Set(['when', 'kab', 'कब', 'কবে', 'কখন'].map(fold)), 'timing'],
]

/** Short forms, with the words that they stand for. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(Object.entries(table.shortForms))

/** Further words of a query only cost time. */
const MAX_TERMS = 6

/** The meaningful terms of a query, without duplicates. */
export function queryTerms(question: string): string[] {
  const words = wordsOf(joinWords(question))
  const terms = [
    ...new Set(
      words.flatMap((word) => SHORT_FORMS.get(fold(word))?.split(' ') ?? word).map(termOf),
    ),
  ]
  const telling = terms.filter((term) => !STOP_WORDS.has(term))
  const named = telling.filter((term) => !LAST_WORDS.has(term))
  const subjects = named.some((term) => !isWeak(term) && !CHILDREN.has(term))
    ? named.filter((term) => !CHILDREN.has(term))
    : named
  if (subjects.length > 0) return subjects.slice(0, MAX_TERMS)
  const asked = ASKED.find(([asking]) => words.some((word) => asking.has(fold(word))))
  if (asked && telling.length > 0) return [asked[1]]
  return (telling.length > 0 ? telling : terms).slice(0, MAX_TERMS)
}

/** The number of typing errors allowed, which depends on the length of the word. */
export function allowedTypos(word: string): number {
  if (word.length < 6) return 0
  return word.length < 8 ? 1 : 2
}
