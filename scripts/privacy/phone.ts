/** How many digits a telephone number has without its country's. */
const NATIONAL = 10
const FEWEST = 6

/**
 * Whether a field as a parent wrote it names this number. Country codes, spaces and signs do not
 * count, and neither does a second number beside it.
 */
export function namesPhone(written: unknown, wanted: string): boolean {
  if (typeof written !== 'string') return false
  const digits = digitsOf(written)
  // A number without its area's digits could be part of anybody's.
  return wanted.length === NATIONAL ? digits.includes(wanted) : digits === wanted
}

/** The last ten digits of a number that was asked for; null when it is none. */
export function wantedPhone(typed: string): string | null {
  const digits = digitsOf(typed).slice(-NATIONAL)
  return digits.length < FEWEST ? null : digits
}

/** The digits of a text, those of India's scripts among them. */
function digitsOf(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/[\u{966}-\u{d6f}]/gu, (letter) => {
    const place = (letter.codePointAt(0) ?? 0) % 0x80
    return place >= 0x66 && place <= 0x6f ? String(place - 0x66) : letter
  })
  return digits.replaceAll(/[^0-9]/g, '')
}
