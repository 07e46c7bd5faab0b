import type { FileKind } from './file-kind.ts'

/** Controls, what turns the direction of writing, and what means something to a file system. */
const STRANGE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd"*/:<>?\\|]/gu

const LONGEST = 120

/** The name in a `Content-Disposition` of the CMS, as it was before it was encoded. */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition) ?? []
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return ''
    }
  }
  const [, quoted, plain] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? ''
}

/** A name that ends with what the file is, and shows as what it is. */
function honest(name: string, { endings: [usual, ...others] }: FileKind): string {
  const clean =
    name
      .normalize('NFC')
      .replaceAll(STRANGE, '')
      .replace(/^[\s.]+/, '')
      .trim() || 'file'
  const ending = [usual, ...others].find((each) => clean.toLowerCase().endsWith(each))
  const stem = ending ? clean.slice(0, -ending.length) : clean
  return [...stem].slice(0, LONGEST).join('') + (ending ?? usual)
}

const encode = (name: string) =>
  encodeURIComponent(name).replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** The header under which a file of this kind leaves, with the name that the CMS has given it. */
export function disposition(given: string | null, kind: FileKind, isSaved: boolean): string {
  const name = honest(nameIn(given ?? ''), kind)
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_')
  const parts = [isSaved || !kind.isShown ? 'attachment' : 'inline', `filename="${ascii}"`]
  if (ascii !== name) parts.push(`filename*=UTF-8''${encode(name)}`)
  return parts.join('; ')
}
