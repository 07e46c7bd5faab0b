/** The kind of a file by its first bytes, whatever its name says. */
type FileKind = {
  type: string
  /** The usual extensions; the first one replaces any other. */
  endings: readonly [string, ...string[]]
}

/** The number of bytes that `kindOf` needs. */
const HEAD_BYTES = 12

// A dot is any byte. The signature must be at the start: a page or a script that contains a PDF is
// not a PDF.
const KINDS: readonly [beginning: RegExp, kind: FileKind][] = [
  [/^%PDF-/, { type: 'application/pdf', endings: ['.pdf'] }],
  [/^\xff\xd8\xff/, { type: 'image/jpeg', endings: ['.jpg', '.jpeg'] }],
  [/^\x89PNG\r\n\x1a\n/, { type: 'image/png', endings: ['.png'] }],
  [/^RIFF[\s\S]{4}WEBP/, { type: 'image/webp', endings: ['.webp'] }],
]

/** The kind of a file; null if the website does not take it. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  return KINDS.find(([beginning]) => beginning.test(head))?.[1] ?? null
}
