import { encodeFileName } from '../format/file.ts'
import { attempt } from '../server/attempt.ts'

/** The types that a browser may display, with their extensions; the upload sets a type by the bytes. */
const SHOWN = new Map([
  ['application/pdf', ['.pdf']],
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/png', ['.png']],
  ['image/webp', ['.webp']],
])

/** The type of every other file, which a browser only saves. */
const OTHER = 'application/octet-stream'

/** The type in which the site sends a file of this type. */
export const sentType = (type: string | null): string => (type && SHOWN.has(type) ? type : OTHER)

/** Control characters, characters that change the text direction, and those with a meaning in file systems. */
const UNSAFE_CHARACTERS =
  /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd"*/:<>?\\|]/gu

const MAX_STEM_LENGTH = 120

/** The decoded name in a `Content-Disposition` of the CMS. */
function nameIn(header: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(header) ?? []
  const [, quoted, plain] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? []
  if (!encoded) return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? ''
  return attempt(() => decodeURIComponent(encoded)) ?? ''
}

/** A name with only visible characters and the extension of its type. */
function safeFileName(name: string, type: string): string {
  const visible = name.normalize('NFC').replaceAll(UNSAFE_CHARACTERS, '')
  const clean = visible.replace(/^[\s.]+/, '').trim() || 'file'
  const [, stem = clean, given = ''] = /^(.+)(\.\w{1,5})$/.exec(clean) ?? []
  const limited = (text: string) => [...text].slice(0, MAX_STEM_LENGTH).join('')
  const endings = SHOWN.get(type)
  if (!endings) return limited(stem) + given
  const ending = endings.find((each) => each === given.toLowerCase())
  if (ending) return limited(stem) + ending
  const isOfAnother = [...SHOWN.values()].flat().includes(given.toLowerCase())
  return limited(isOfAnother ? stem : clean) + endings[0]
}

/** The `Content-Disposition` of a file of this type, with the name from the CMS. */
export function disposition(given: string | null, type: string, isSaved: boolean): string {
  const name = safeFileName(nameIn(given ?? ''), type)
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_')
  const parts = [isSaved || !SHOWN.has(type) ? 'attachment' : 'inline', `filename="${ascii}"`]
  if (ascii !== name) parts.push(`filename*=UTF-8''${encodeFileName(name)}`)
  return parts.join('; ')
}
