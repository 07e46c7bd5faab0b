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

/** Frequent words in the letters of Kruti Dev, and at the end of Shusha. */
const WORDS = new Set(
  (
    "gS gSa gSA dk dh ds dks esa vkSj fd;k fy, ugha djsa djuk Fkk cts d{kk Nk= i= le; lHkh fnol fnukad lwpuk vodk'k " +
    "ijh{kk izos'k 'kqYd cSBd [ksy fo|ky; Nk=ksa hO hOM kI maoM AaOr kao"
  ).split(' '),
)

/** Addresses, codes, amounts and formulas have such signs as well. */
const NO_WORD = /@|:\/\/|^www\.|\.\w{2,4}$|\d/
const LETTER = /\p{Script=Latin}/gu

/** Signs that are letters in an old font, beside a letter; `.k`, `'k` and `"` are `ण`, `श` and `ष`. */
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

/** Whether a text is gibberish for readers, by its letters; null if not. */
export function wrongEncodingOf(text: string): WrongEncoding | null {
  if (MISREAD.test(text)) return 'misread'
  const words = text
    .split(/\s+/)
    .map((word) => /^.*[^.,:!?)"”’-]/s.exec(word.replace(/^[("“‘]+/, ''))?.[0] ?? '')
    .filter((word) => /\p{L}/u.test(word) && !NO_WORD.test(word))
  const strange = words.filter(isStrange).length
  return strange >= MIN_STRANGE && strange / words.length >= STRANGE_SHARE ? 'old-font' : null
}
