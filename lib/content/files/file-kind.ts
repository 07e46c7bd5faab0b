import { encodeFileName } from '../../format/file.ts'
import { attempt } from '../../server/attempt.ts'

/** The kind of a file by its content, whatever its name and record state. */
type FileKind = {
  /** The content type of the response; the generic one for files that browsers do not display. */
  type: string
  /** The allowed extensions; the first one replaces any other. */
  endings: readonly [string, ...string[]]
  isShown: boolean
}

/** The number of bytes that `kindOf` needs. */
export const HEAD_BYTES = 12

const shown = (type: string, ...endings: FileKind['endings']): FileKind => ({
  ...{ type, endings, isShown: true },
})
const saved = (...endings: FileKind['endings']): FileKind => ({
  ...{ type: 'application/octet-stream', endings, isShown: false },
})

// A dot is any byte. The signature must be at the start: a page or a script that contains a PDF is
// not a PDF.
const KINDS: readonly [beginning: RegExp, kind: FileKind][] = [
  [/^%PDF-/, shown('application/pdf', '.pdf')],
  [/^\xff\xd8\xff/, shown('image/jpeg', '.jpg', '.jpeg')],
  [/^\x89PNG\r\n\x1a\n/, shown('image/png', '.png')],
  [/^RIFF[\s\S]{4}WEBP/, shown('image/webp', '.webp')],
  [/^GIF8[79]a/, saved('.gif')],
  // The current formats of office programs, and the old ones.
  [/^PK\x03\x04/, saved('.zip', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp')],
  [/^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/, saved('.doc', '.xls', '.ppt')],
]

const ENDINGS = KINDS.flatMap(([, { endings }]) => endings)

/** The kind of a file that begins with these bytes; null for kinds that the site does not serve. */
export function kindOf(head: Uint8Array): FileKind | null {
  const text = Buffer.from(head).toString('latin1')
  return KINDS.find(([beginning]) => beginning.test(text))?.[1] ?? null
}

/** The kinds of files with range requests, by the version of the CMS. */
const kinds = new Map<string, FileKind | null>()
const MAX_CACHED = 500

/** Reads the first bytes of a stream; the returned body still contains them. */
async function peek(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < HEAD_BYTES) {
    const { value, done } = await reader.read()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const rest = new ReadableStream<Uint8Array>({
    start: (controller) => chunks.forEach((chunk) => controller.enqueue(chunk)),
    async pull(controller) {
      const { value, done } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { kind: kindOf(Buffer.concat(chunks).subarray(0, HEAD_BYTES)), body: rest }
}

type Part = { status: number; headers: Headers; body: ReadableStream<Uint8Array> }

const isFromStart = ({ status, headers }: Part) =>
  status === 200 || /^bytes 0-(?:1[1-9]|[2-9]\d|\d{3,})\//.test(headers.get('content-range') ?? '')

/**
 * The kind and the body of a file. `openFirst` reads the first bytes for a range from the middle,
 * once for each version.
 */
export async function readHead(
  part: Part,
  openFirst: () => Promise<ReadableStream<Uint8Array> | null>,
  version: string,
): Promise<{ kind: FileKind | null; body: ReadableStream<Uint8Array> }> {
  if (isFromStart(part)) return peek(part.body)
  const known = kinds.get(version)
  if (known !== undefined) return { kind: known, body: part.body }
  const first = await openFirst()
  const kind = first && kindOf(new Uint8Array(await new Response(first).arrayBuffer()))
  const [oldest] = kinds.size >= MAX_CACHED ? kinds.keys() : []
  if (oldest !== undefined) kinds.delete(oldest)
  kinds.set(version, kind)
  return { kind, body: part.body }
}

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

/** A name with the extension of its content and only visible characters. */
function safeFileName(name: string, { endings }: FileKind): string {
  const withoutStrange = name.normalize('NFC').replaceAll(UNSAFE_CHARACTERS, '')
  const clean = withoutStrange.replace(/^[\s.]+/, '').trim() || 'file'
  const ending = ENDINGS.find((each) => clean.toLowerCase().endsWith(each)) ?? ''
  const stem = ending ? clean.slice(0, -ending.length) : clean
  return (
    [...stem].slice(0, MAX_STEM_LENGTH).join('') + (endings.includes(ending) ? ending : endings[0])
  )
}

/** The `Content-Disposition` of a file of this kind, with the name from the CMS. */
export function disposition(given: string | null, kind: FileKind, isSaved: boolean): string {
  const name = safeFileName(nameIn(given ?? ''), kind)
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_')
  const parts = [isSaved || !kind.isShown ? 'attachment' : 'inline', `filename="${ascii}"`]
  if (ascii !== name) parts.push(`filename*=UTF-8''${encodeFileName(name)}`)
  return parts.join('; ')
}
