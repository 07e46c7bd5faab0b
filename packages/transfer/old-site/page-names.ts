import anyAscii from 'any-ascii'
import { parsePagePath, spellingKey } from 'school-schema/pages/page-kinds'

const LONGEST = 60

/** A consonant of an Indian script without a vowel sign, before another one: it has the vowel a, which is not written. */
const INHERENT =
  /([\u0900-\u0DFF])([\u093C\u09BC\u0A3C\u0ABC\u0B3C]?)(?=[\u0900-\u0DFF])(?!\p{M}(?<![\u0901-\u0903\u0981-\u0983]))/gu

/** Consonants are at the same places in the blocks of all Indian scripts. */
const isConsonant = (character: string): boolean => {
  const place = (character.codePointAt(0) ?? 0) % 0x80
  return place >= 0x15 && place <= 0x39
}

/** A title in the characters of an address: "नियम" becomes "Niyam". */
function toAddressName(title: string): string {
  const spelled = title
    .normalize('NFC')
    .replace(INHERENT, (found, letter: string) => (isConsonant(letter) ? `${found}a` : found))
  const words = anyAscii(spelled)
    .replace(/['’]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const short = words.length > LONGEST ? words.slice(0, LONGEST).replace(/-[^-]*$/, '') : words
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** Names that no other page has, as the address ignores case, hyphens and spaces. */
export function createNames(taken: Iterable<string>) {
  const keys = new Set([...taken].map((each) => spellingKey(each.replace(/^\//, ''))))
  return function nameOf(title: string): string {
    const written = toAddressName(title)
    const isName = written !== '' && parsePagePath(written) !== null
    const base = isName ? written : `Page-${written}`.replace(/-$/, '')
    let name = base
    for (let count = 2; keys.has(spellingKey(name)); count += 1) name = `${base}-${count}`
    keys.add(spellingKey(name))
    return name
  }
}
