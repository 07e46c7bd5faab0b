import type { Element, Root } from 'hast'
import { elementsBelow } from '../../content/html/parse-html.ts'
import { type Place, type RuleResult, shortened } from '../finding.ts'
import { contentNames, placeOf } from '../places.ts'
import { attribute, elementsNamed, wordsIn } from './texts.ts'
import { rowsOf, type Rule, type TextRule } from './rule.ts'

/** How a text became unreadable: typed for an old font, or read in another encoding than its own. */
type WrongEncoding = 'old-font' | 'misread'

/**
 * Fonts for Indian scripts that show other letters than are stored: `d` as `क`. Kruti Dev, DevLys,
 * Chanakya and Shusha are Hindi, SutonnyMJ is Bengali, Geetanjali and Ramdhenu are Assamese, Preeti
 * is Nepali; the others are families for several languages.
 */
const OLD_FONT =
  /^(?:kruti|dev\s?lys|(?:walkman-?)?chanakya|shusha|shivaji|sutonny|bijoy|boishakhi|geetanjali|ramdhenu|preeti|kantipur|aps-|akruti|shree-?(?:dev|ben|lipi)|dvb?w?-?tt|isfoc|4c|agra\b|aman\b|yogesh|marathi-?(?:lipi|kanak))/i

/** Whether the first font of a `font-family` is such a font. */
const isOldFont = (families: string): boolean => OLD_FONT.test(families.trim().replace(/^["']/, ''))

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

type Unreadable = { words: string; cause: WrongEncoding }

const BLOCKS = 'p li td th h1 h2 h3 h4 h5 h6 caption blockquote pre div'.split(' ')

const fontOf = (element: Element): string =>
  /(?:^|;)\s*font-family\s*:\s*([^;]+)/i.exec(attribute(element, 'style'))?.[1] ??
  attribute(element, 'face')

const inScript = /[\p{Script=Devanagari}\p{Script=Bengali}]/u

/** Letters that only the font of their element makes Hindi or Bengali. */
const inOldFont = (element: Element): boolean =>
  isOldFont(fontOf(element)) && /[a-z]/i.test(wordsIn(element)) && !inScript.test(wordsIn(element))

/** The first words of a text that visitors cannot read; null if they can read all. */
function unreadableIn(root: Root): Unreadable | null {
  const fonted = elementsBelow(root).find(inOldFont)
  if (fonted) return { words: wordsIn(fonted), cause: 'old-font' }
  // Block by block, as a long text may have one such paragraph.
  const blocks = elementsNamed(root, ...BLOCKS)
  for (const words of (blocks.length > 0 ? blocks : [root]).map(wordsIn)) {
    const cause = wrongEncodingOf(words)
    if (cause) return { words, cause }
  }
  return null
}

const MESSAGES: Record<WrongEncoding, { what: string; todo: string }> = {
  'old-font': {
    what: 'is typed for an old font such as Kruti Dev or Bijoy, and visitors read Latin letters without meaning',
    todo: 'Convert it to Unicode: search the web for “Kruti Dev to Unicode”, for Bengali “Bijoy to Unicode”, paste the text there, and copy the result back. Do this before you remove fonts. For new texts use the Hindi or Bengali keyboard of Windows or of the phone.',
  },
  misread: {
    what: 'was damaged when it was copied, and visitors read signs like “â€™” instead of its letters',
    todo: 'Delete it, and copy it again from the original document; or type it again.',
  },
}

function toResultOf(place: Place, { words, cause }: Unreadable, detail: string): RuleResult {
  const { what, todo } = MESSAGES[cause]
  return { place, code: 'wrong-encoding', detail, what: `“${shortened(words)}” ${what}`, todo }
}

/** The texts with formats, which `encodedText` reads. */
const FORMATTED = ['notification.description', 'pages.content']

/** Lines in a wrong encoding, which visitors cannot read. */
export const encodedLines: Rule = ({ rows }) =>
  [...contentNames, 'directus_files' as const].flatMap((name) =>
    rowsOf(rows, name).flatMap((row) =>
      Object.entries(row).flatMap(([field, value]: [string, unknown]) => {
        const isLine = typeof value === 'string' && !FORMATTED.includes(`${name}.${field}`)
        const words = isLine ? value : ''
        const cause = wrongEncodingOf(words)
        return cause ? [toResultOf(placeOf(name, row), { words, cause }, field)] : []
      }),
    ),
  )

/** Texts in a wrong encoding. */
export const encodedText: TextRule = ({ place, root }) => {
  const found = unreadableIn(root)
  return found ? [toResultOf(place, found, 'text')] : []
}
