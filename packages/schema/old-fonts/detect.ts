import { convertLine, OLD_FONTS, type OldFont } from './convert.ts'

/** How a text became unreadable: typed for an old font, or read in another encoding than its own. */
export type WrongEncoding = 'old-font' | 'misread'

/**
 * Fonts for Indian scripts that show other letters than are stored: `d` as `क`. Kruti Dev, DevLys,
 * Chanakya and Shusha are Hindi, SutonnyMJ is Bengali, Geetanjali and Ramdhenu are Assamese, Preeti
 * is Nepali; the others are families for several languages.
 */
const OLD_FONT =
  /^(?:kruti|dev\s?lys|(?:walkman-?)?chanakya|shusha|shivaji|sutonny|bijoy|boishakhi|geetanjali|ramdhenu|preeti|kantipur|aps-|akruti|shree-?(?:dev|ben|lipi)|dvb?w?-?tt|isfoc|4c|agra\b|aman\b|yogesh|marathi-?(?:lipi|kanak))/i

/** Whether the first font of a `font-family` is such a font. */
export const isOldFont = (families: string): boolean =>
  OLD_FONT.test(families.trim().replace(/^["']/, ''))

/** UTF-8 that was read as the encoding of Windows or of an old Macintosh, and characters that were lost. */
const MISREAD =
  /â[€‚\u0080]|à[¤¥¦§]|Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]|Â[\u00a1-\u00bf]|ðŸ|вЂ|‚Ä[ôúùìî¢]|\ufffd|(?:^|\s)\?{2,}\s+\?{2,}/

/** Frequent words in the letters of Kruti Dev, at the end of Shusha and of Bijoy. */
const WORDS = new Set(
  (
    "gS gSa gSA dk dh ds dks esa vkSj fd;k fy, ugha djsa djuk Fkk cts d{kk Nk= i= le; lHkh fnol fnukad lwpuk vodk'k " +
    "ijh{kk izos'k 'kqYd cSBd [ksy fo|ky; Nk=ksa hO hOM kI maoM AaOr kao " +
    'Jherh Jh dqekjh mÙkj irk dqN fdlh vius vkils ugha] gSa] lkFk Ges GKwU n‡e n‡q‡Q Rb¨ K‡i Ki‡Z Kiv †_‡K mKj Avwg Avgiv w`b mgq we`¨vjq we`¨vj‡qi wefvM k«xgZx kªxgZx'
  ).split(' '),
)

/** Addresses, codes, amounts and formulas have such signs as well. */
const NO_WORD = /@|:\/\/|^www\.|\.\w{2,4}$|\d/
const LETTER = /\p{Script=Latin}/gu

/** Signs that are letters in an old font, next to a letter; `.k`, `'k` and `"` are `ण`, `श` and `ष`. */
const SIGNS =
  /[a-z][|;{}[\]~^=<>\\`][a-z]|[a-z]['’];|[a-z][.'’]k|[a-z]["”][a-z]|[a-z]{2}=$|[†‡ˆ‰Š‹›Œ¡-¯´-¸º-¾×÷]|&[a-z]/i
/** Capitals inside a word, unlike `WhatsApp`, `iPhone` and `PhD`. */
const INNER_CAPITAL = /^\p{Ll}{2,}\p{Lu}|^\p{Ll}\p{Lu}\p{Ll}?$|\p{Ll}\p{Lu}\p{Ll}{0,2}\p{Lu}/u
/** An accented capital inside a word, many accents, or consonants only. */
const UNSPEAKABLE = /\p{Ll}[À-ÖØ-Þ]|(?:[À-ÿ].*){3}|^[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{4,}$/u

function isStrange(word: string): boolean {
  if (WORDS.has(word)) return true
  const letters = word.match(LETTER)?.length ?? 0
  if (letters < 3 || word === word.toUpperCase()) return false
  return [SIGNS, INNER_CAPITAL, UNSPEAKABLE].some((pattern) => pattern.test(word))
}

/** The share of strange words that no readable text reaches. */
const STRANGE_SHARE = 0.25
const MIN_STRANGE = 2

/** The words of a text, and those of them that no language has. */
function strangeWords(text: string) {
  const words = text
    .split(/\s+/)
    .map((word) => /^.*[^.,:!?)"”’-]/s.exec(word.replace(/^[("“‘]+/, ''))?.[0] ?? '')
    .filter((word) => /\p{L}/u.test(word) && !NO_WORD.test(word))
  return { words, strange: words.filter(isStrange) }
}

/** Whether a text is gibberish for readers, by its letters; null if not. */
export function wrongEncodingOf(text: string): WrongEncoding | null {
  if (MISREAD.test(text)) return 'misread'
  const { words, strange } = strangeWords(text)
  const isMuch = strange.length >= MIN_STRANGE && strange.length / words.length >= STRANGE_SHARE
  return isMuch ? 'old-font' : null
}

/** The font of a `font-family` whose glyphs are known. */
export function namedFont(families: string): OldFont | null {
  if (!isOldFont(families)) return null
  if (/kruti|dev\s?lys/i.test(families)) return 'kruti-dev'
  if (/chanakya/i.test(families)) return 'chanakya'
  return /sutonny|bijoy/i.test(families) ? 'bijoy' : null
}

const AROUND = String.raw`[^\p{L}\p{M}]*`
const HINDI = String.raw`(?:[अ-औॠॐ]|[क-ह]़?्?)[ा-ौॅॉंँः]{0,3}`
const BANGLA = String.raw`(?:[অ-ঔ](?:্য)?|[ক-হৎ]়?(?:\u200d?্)?)[া-ৌৗংঁঃ]{0,2}`
/** A word as it can be in Hindi or Bengali. Each letter has one place only: with several, a long code would be tried in billions of ways. */
const PLAUSIBLE = new RegExp(`^${AROUND}(?:(?:${HINDI}|${BANGLA})['’./-]?)+${AROUND}$`, 'u')

const FREQUENT = new Set(
  (
    'है हैं हो होगा होगी था थी किया जाता का की के को में से और ने पर यह कि ये वह इस लिए एक नहीं कर तक भी सभी द्वारा दिनांक विद्यालय कक्षा छात्र ' +
    'ও এবং এই এর এ করা করে করুন হয় হবে হয়েছে জন্য না থেকে আমার আমি আমরা বিদ্যালয় বিদ্যালয়ের সকল সব যে এক একটি কে নয় আছে কি'
  )
    .normalize('NFC')
    .split(' '),
)

/** Fewer words can be without a frequent one, such as a title. */
const SENTENCE = 5

/** The share of the words of a text that can be Hindi or Bengali; frequent ones count twice. */
function plausibility(text: string): number {
  const words = text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const frequent = words.filter((word) => FREQUENT.has(word.replace(/[^\p{L}\p{M}]/gu, ''))).length
  const plausible = words.filter((word) => PLAUSIBLE.test(word)).length
  if (frequent === 0 && words.length >= SENTENCE && plausible < words.length) return 0
  return (plausible + frequent) / Math.max(words.length, 1)
}

/** What a wrong choice of the font does not reach. */
const LEAST = 0.8

/** Chanakya has its letters above those of English. */
const canBe = (font: OldFont, text: string): boolean =>
  font !== 'chanakya' || (text.match(/[\u0080-\uffff]/g)?.length ?? 0) > text.length / 3

/** The font of `fonts` for which a text is most plausible; null if none makes it Hindi or Bengali. */
function likelyFont(text: string, fonts: readonly OldFont[]): OldFont | null {
  const possible = fonts.filter((font) => canBe(font, text))
  const scores = possible.map((font) => plausibility(convertLine(text, font)))
  const best = Math.max(...scores)
  return best < LEAST ? null : (possible[scores.indexOf(best)] ?? null)
}

/**
 * The font for which a text was typed; null if it is readable, or typed for a font whose glyphs are not known. In a text
 * with other parts in the font `around` it is recognised by less.
 */
export function fontOf(text: string, around: OldFont | null = null): OldFont | null {
  const wrong = wrongEncodingOf(text)
  if (wrong === 'old-font') return likelyFont(text, OLD_FONTS)
  // Some pairs of letters of Chanakya look like UTF-8 that was misread.
  if (wrong === 'misread') {
    const isMisread = /(?:à[¤¥¦§].?){2}/.test(text) || text.split(' ').length < 3
    return isMisread ? null : likelyFont(text, ['chanakya'])
  }
  return around && strangeWords(text).strange.length > 0 ? likelyFont(text, [around]) : null
}
