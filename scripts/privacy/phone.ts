/** The digits of a telephone number without the country code. */
const NATIONAL_LENGTH = 10
const MIN_DIGITS = 6

/**
 * Whether a typed field contains this number. Country codes, spaces, punctuation and a second
 * number do not matter.
 */
export function containsPhone(written: unknown, phone: string): boolean {
  if (typeof written !== 'string') return false
  const digits = digitsOf(written)
  // A number without its area code could be part of any other.
  return phone.length === NATIONAL_LENGTH ? digits.includes(phone) : digits === phone
}

/** The last ten digits of a typed number; null if it is invalid. */
export function parsePhone(typed: string): string | null {
  const digits = digitsOf(typed).slice(-NATIONAL_LENGTH)
  return digits.length < MIN_DIGITS ? null : digits
}

/** The digits of a text, including those of Indian scripts. */
function digitsOf(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/[\u{966}-\u{d6f}]/gu, (character) => {
    const offset = (character.codePointAt(0) ?? 0) % 0x80
    return offset >= 0x66 && offset <= 0x6f ? String(offset - 0x66) : character
  })
  return digits.replaceAll(/[^0-9]/g, '')
}
