/** What a file is by its own bytes, whatever its name and its record say. */
export type FileKind = {
  /** Of the answer; what is not shown in a browser has none of its own. */
  type: string
  /** What its name may end with; the first one is added where it ends otherwise. */
  endings: readonly [string, ...string[]]
  isShown: boolean
}

/** As many as `kindOf` looks at. */
export const HEAD_BYTES = 12

const shown = (type: string, ...endings: FileKind['endings']): FileKind => ({
  ...{ type, endings, isShown: true },
})
const saved = (...endings: FileKind['endings']): FileKind => ({
  ...{ type: 'application/octet-stream', endings, isShown: false },
})

// A dot is any byte. Each must begin the file: a page or a script with a PDF further down is none.
const KINDS: readonly [beginning: RegExp, kind: FileKind][] = [
  [/^%PDF-/, shown('application/pdf', '.pdf')],
  [/^\xff\xd8\xff/, shown('image/jpeg', '.jpg', '.jpeg')],
  [/^\x89PNG\r\n\x1a\n/, shown('image/png', '.png')],
  [/^RIFF[\s\S]{4}WEBP/, shown('image/webp', '.webp')],
  [/^GIF8[79]a/, saved('.gif')],
  // What office programs write: as they do today, and as they did long ago.
  [/^PK\x03\x04/, saved('.zip', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp')],
  [/^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/, saved('.doc', '.xls', '.ppt')],
]

/** The kind of a file that begins with these bytes; null when a school has no use for it. */
export function kindOf(head: Uint8Array): FileKind | null {
  const text = Buffer.from(head).toString('latin1')
  return KINDS.find(([beginning]) => beginning.test(text))?.[1] ?? null
}
