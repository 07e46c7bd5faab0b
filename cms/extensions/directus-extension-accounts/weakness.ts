import type { LostPasswords } from './lost-passwords.ts'
import { plain, SHORTEST } from './plain.ts'

// Enough to judge by; looking at one of a megabyte would keep the CMS busy for minutes.
const LOOKED_AT = 200

const ADVICE = 'Four or five words that have nothing to do with each other are easy to remember.'

const TOO_SHORT = `A password has ${SHORTEST} characters or more. ${ADVICE}`

const LOST = `Others have used this password, and it is on the lists that are tried first. ${ADVICE}`

const KNOWN = `Too much of this password is easily guessed: names of the school, its place and yourself, words such as "admin" or "password", rows such as 123456, and what is repeated do not count towards its ${SHORTEST} characters. ${ADVICE}`

/** Why a password must not be used, in words that do not repeat it; null when nothing is known against it. */
export function weaknessOf(
  password: string,
  words: readonly string[],
  lost: LostPasswords,
): string | null {
  if (password.length < SHORTEST) return TOO_SHORT
  const meant = plain(password.slice(0, LOOKED_AT))
  if (lost.whole.has(meant)) return LOST
  const longestFirst = [...words, ...lost.parts].sort((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, GAP), meant)
  return unitOf(rest.replaceAll(GAP, '')).length < SHORTEST ? KNOWN : null
}

// No character that anybody types, so that what stood left and right of a word makes no new one.
const GAP = '\u0000'

/** The part that is repeated until the text is over, or else the text. */
function unitOf(text: string): string {
  const lengths = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1)
  const length = lengths.find((length) => text.startsWith(text.slice(length)))
  return text.slice(0, length)
}
