import { removeInvisible, toAsciiDigits } from '../values/typed-text.ts'

// Numbers of registers and certificates, such as TC/2026/014, as people copy them.

const LETTER = String.raw`\p{L}\p{M}`
const GAP = String.raw`[^${LETTER}\p{Nd}]`

/** What certificates call their number, or write before its parts: "TC No. 1/12", "Book No. 1, Sl. No. 12". */
const TITLES = String.raw`T${GAP}?C|TRANSFER ?CERTIFICATE|CERTIFICATE|टी${GAP}?सी|(?:स्थानांतरण ?)?प्रमाण${GAP}?पत्र|টি${GAP}?সি|(?:ট্রান্সফার ?)?সার্টিফিকেট`
const REGISTERS =
  'ADMISSION|ADMN?|REGISTER|REGN?|SCHOLAR|SERIAL|SL|SR|S|BOOK|G|R|प्रवेश|पंजी|पुस्तक|ভর্তি|বই'
const NUMBER = 'NO|NOS|NUMBER|क्रमांक|क्र|संख्या|सं|नंबर|नम्बर|नं|নম্বর|নং'
const LABELS = new RegExp(
  String.raw`^${GAP}*(?:${TITLES})(?![${LETTER}])|(?<![${LETTER}])(?:(?:${TITLES}|${REGISTERS})${GAP}{0,3}){0,4}(?:${NUMBER})(?![${LETTER}])`,
  'gu',
)

/** No certificate has a longer one, and the time to read it grows faster than its length. */
const MAX_LENGTH = 255

/**
 * A number of a register or certificate as it is compared: 1-12 for 1/12 and for "TC No. 1 . १२". What separates its digits
 * counts, as 1/12 and 11/2 are two certificates; which sign it is, and what separates letters, does not. Empty for what is no number.
 */
export function numberKey(typed: string): string {
  if (typed.length > MAX_LENGTH) return ''
  const inCapitals = toAsciiDigits(removeInvisible(typed)).normalize('NFKC').toUpperCase()
  const parts = inCapitals.replace(LABELS, ' ').match(/\p{Nd}+|[\p{L}\p{M}]+/gu) ?? []
  return parts.join('-').replace(/(?<=[\p{L}\p{M}])-(?=\p{L})/gu, '')
}
