import vocabulary from './vocabulary.json' with { type: 'json' }

/** A word with vowel signs, viramas, apostrophes and invisible joiners. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\u200c\u200d]+[\p{L}\p{M}\p{N}]+)*/gu

/** Latin accents, and the nukta of Indian scripts, which many people do not type. */
const ACCENTS = /[\u0300-\u036f\u093c\u09bc\u0a3c]/g
const INVISIBLE = /['’\u200c\u200d]/g

/** हिन्दी and हिंदी are one word: a nasal before a consonant may be written as a dot. */
const NASAL = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0927\u092a-\u092d])/g
const ANUSVARA = '\u0902'
const CHANDRABINDU = /\u0901/g
/** Letters of Bengali that sound alike, of which many people write the other: শ্রেণী and শ্রেণি. */
const TWINS = new Map([
  ['\u0988', '\u0987'],
  ['\u098a', '\u0989'],
  ['\u09a3', '\u09a8'],
  ['\u09b7', '\u09b6'],
  ['\u09c0', '\u09bf'],
  ['\u09c2', '\u09c1'],
  ['\u09ce', '\u09a4'],
])
const TWIN = new RegExp([...TWINS.keys()].join('|'), 'g')
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

/** Whether a folded word is in Latin letters. */
export const isLatin = (word: string) => /^[a-z]+$/.test(word)

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
    .replace(TWIN, (letter) => TWINS.get(letter) ?? letter)
    .normalize('NFC')
}

/** English plural endings: fees, classes, activities. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
]

/**
 * Endings of Bengali words, which may follow each other, and of Hindi ones: স্কুলের, পরীক্ষাগুলিতেও,
 * টিচার্সদের, बच्चों.
 */
const ENDINGS =
  /^(?:(?:্?স)?(?:টা|টি|টুকু|খানা|খানি|গুলি|গুলো|গুলা|জন|সমুহ|বৃন্দ)?(?:র|কে|তে|য|রা|দের|দেরকে|এর|যে|যের|ে|ের|েরা)?[ইও]?|ियों|ियां|ाएं|ाओं|ों|ें)$/
const MAX_ENDING = 10

/** Short words end in these letters without an ending: ফিতে is no fee, পায়রা not পায়, জামাই no clothes. */
const isPartOfWord = (ending: string, letters: number) =>
  (letters < 3 && /^(?:কে|তে|স)/.test(ending)) ||
  (letters < 4 && ending === 'রা') ||
  (letters < 5 && ending === 'ই')

/** A word without each of its possible endings, the shortest first: কমিটি and কমি for কমিটিতে. */
function withoutEndings(stem: string): string[] {
  const forms: string[] = []
  for (let at = stem.length - 1; at >= Math.max(2, stem.length - MAX_ENDING); at -= 1) {
    const ending = stem.slice(at)
    // लाइब्रेरियों is from लाइब्रेरी.
    const form = stem.slice(0, at) + (ending.startsWith('\u093f') ? '\u0940' : '')
    if (ENDINGS.test(ending) && !isPartOfWord(ending, at)) forms.push(form)
  }
  return forms
}

/** दाखिला and दाखिले are one word; in a short one, the vowel makes another word. */
const LAST_VOWEL = /(?<=...)[\u093e\u0947]$/

/** A word folded, without an English plural ending. */
export function stemOf(word: string): string {
  const folded = fold(word)
  if (!folded.endsWith('s')) return folded
  const plural = PLURALS.find(([ending]) => ending.test(folded))
  return plural ? folded.replace(...plural) : folded
}

/** A Hindi word without the vowel of its last form. */
export const withoutVowel = (stem: string) => stem.replace(LAST_VOWEL, '')

/** What a stem may be without the endings of Bengali and Hindi, the longest first. */
export const rootsOf = (stem: string): string[] => [stem, ...withoutEndings(stem)]

const lines = Object.values(vocabulary.groups)
  .flat()
  .map((line) => line.split(' ').map(stemOf))

/**
 * Words with one meaning for the search, in English, Hindi, Bengali and transliterated: a question
 * with any of them finds texts with any other. Each leads to the first of its line, the indexed one.
 */
const synonyms: ReadonlyMap<string, string> = new Map(
  lines.flatMap(([first = '', ...others]) => others.map((word) => [word, first])),
)
const roots: ReadonlyMap<string, string> = new Map(
  [...synonyms]
    .toReversed()
    .filter(([word]) => word !== withoutVowel(word))
    .map(([word, first]) => [withoutVowel(word), first]),
)

/** All words of the vocabulary, folded and without plural endings. */
export const vocabularyWords: ReadonlySet<string> = new Set(lines.flat())

/** The indexed form of a word: folded, without a plural ending, and one for all its synonyms. */
export function termOf(word: string): string {
  const stem = stemOf(word)
  if (PLAIN_WORD.test(stem)) return synonyms.get(stem) ?? stem
  const forms = [stem, ...withoutEndings(stem)]
  const known = forms.find((form) => vocabularyWords.has(form))
  if (known) return synonyms.get(known) ?? known
  // Without a vowel or an ending it is another word: करात is not कराते.
  const isForm = (form: string) => form !== stem || form !== withoutVowel(form)
  return (
    forms
      .filter(isForm)
      .map((form) => roots.get(withoutVowel(form)))
      .find(Boolean) ?? stem
  )
}

/** Longer words are not compared with others, which would take long. */
export const MAX_LETTERS = 24

/** The number of typing errors allowed, which depends on the length of the word. */
export function allowedTypos(word: string): number {
  if (word.length < 6 || word.length > MAX_LETTERS) return 0
  return word.length < 8 ? 1 : 2
}
