// What people type and paste. Runs in the browser, on the server and in the CMS, so it imports
// nothing.

/**
 * Characters that show nothing: control characters, marks of direction, zero-width spaces, soft
 * hyphens, variation selectors. Not the joiners of Indian scripts (U+200C, U+200D), tabs, line
 * breaks, and the selector that makes an emoji.
 */
const INVISIBLE =
  /(?![\t\n\r\u200c\u200d]|(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f\u20e3)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** Line breaks of Word and of Unicode: removing them would join two words. */
const OTHER_BREAKS = /[\v\f\u0085\u2028\u2029]/g

/** U+2800 is a Braille cell without a dot. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More marks than any script puts on a letter (the limit of Unicode's stream-safe texts), and what NFKC makes marks of. */
const MANY_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** A text in a form of Unicode. Ordering marks takes quadratic time: a megabyte of them takes minutes. */
export const normaliseText = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(MANY_MARKS, '$1').normalize(form)

/** A text in NFC without invisible characters. */
export const removeInvisible = (text: string): string =>
  normaliseText(text, 'NFC').replace(OTHER_BREAKS, '\n').replace(INVISIBLE, '')

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** The zeros of the scripts of India and Arabic, and the wide one; the other nine digits follow each. */
const ZEROS = [...'०০੦૦୦௦౦೦൦᱐꯰٠۰０'].map((zero) => zero.codePointAt(0) ?? 0)

/** A text with all digits as 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((each) => code >= each && code < each + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** What people write between and around the digits of a telephone number. */
const SEPARATORS = /^tel:|\u200c|\u200d|[\s\p{Pd}\u2212.·()[\]]/giu

/** India's code and the leading 0 are not part of the ten digits. */
const INDIAN_NUMBER = /^(?:[+＋]91|0{0,2}91)?0?(\d{10})$/

/** The ten digits of an Indian telephone number; any other text without invisible characters. */
export function normalisePhone(typed: string): string {
  const text = toAsciiDigits(removeInvisible(typed)).trim()
  return INDIAN_NUMBER.exec(text.replace(SEPARATORS, ''))?.[1] ?? text
}

/**
 * The same text for each way to write one mailbox: many providers deliver a.b@, ab@ and ab+school@ into one. Others may
 * tell two families apart so.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*|\./g, '')}@${domain}`
}

/** The same text for each way to write one telephone number or e-mail address. */
export const contactOf = (written: string): string =>
  written.includes('@') ? mailboxOf(written) : normalisePhone(written)

/** The lines of a text that say something. */
export const linesOf = (written: unknown): string[] =>
  typeof written === 'string'
    ? written
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : []

/** `/Procedure`, or `How to apply | /Procedure`: the words, which may be empty, and the address. */
export function splitLink(written: string): [words: string, address: string] {
  const [, words = '', address = ''] = /^(?:(.*)\|)?([^|]*)$/.exec(written) ?? []
  return [words.trim(), address.trim()]
}
