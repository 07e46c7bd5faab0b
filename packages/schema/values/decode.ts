/** A text, its encoding, and how many bytes are no UTF-8 and were read as Windows-1252. */
type Decoded = { text: string; encoding: string; guessed: number }

/** A character of UTF-8 of more than one byte. */
const SEQUENCE =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}/g

const BYTE_ORDER_MARKS: readonly [mark: string, encoding: string][] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
]

/** What a page or an XML file says about itself. */
const DECLARED = /<(?:meta\b[^>]*?\bcharset|\?xml\b[^>]*?\bencoding)\s*=\s*["']?([\w:-]+)/i

const decoderOf = (label: string): TextDecoder | null => {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

/** UTF-16 without a mark: a zero byte in half of the places, as markup, commas and spaces are ASCII. */
function utf16Of(start: string): string | null {
  const zeros = [0, 0]
  for (let at = 0; at < start.length; at += 1) if (start[at] === '\0') zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 10 < start.length) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * Decodes a text by its mark, its bytes, and what it declares. One wrong byte changes one character: what is no UTF-8 is
 * read as Windows-1252 byte by byte, unless most of the text is in another encoding that it declares.
 */
export function decode(bytes: Uint8Array): Decoded {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  const marked =
    BYTE_ORDER_MARKS.find(([mark]) => start.startsWith(mark))?.[1] ?? utf16Of(start) ?? 'utf-8'
  const decoded = new TextDecoder(marked).decode(bytes)
  if (marked !== 'utf-8' || !decoded.includes('\uFFFD'))
    return { text: decoded, encoding: marked, guessed: 0 }
  const binary = Buffer.from(bytes).toString('latin1')
  const sequences = binary.match(SEQUENCE)?.length ?? 0
  const others = binary.replace(SEQUENCE, '').match(/[\x80-\xff]/g)?.length ?? 0
  const declared = decoderOf(DECLARED.exec(start)?.[1] ?? 'utf-8')
  if (
    declared &&
    !/^utf-8|^windows-1252|^x-user-defined/.test(declared.encoding) &&
    others > sequences
  )
    return { text: declared.decode(bytes), encoding: declared.encoding, guessed: 0 }
  const western = new TextDecoder('windows-1252')
  const parts = binary.split(new RegExp(`((?:${SEQUENCE.source})+)`))
  const text = parts.map((part, index) => {
    const own = Buffer.from(part, 'latin1')
    return index % 2 === 1 ? own.toString() : western.decode(own)
  })
  const isWestern = sequences === 0 && declared?.encoding === 'windows-1252'
  return {
    text: text.join('').replace(/^\uFEFF/, ''),
    encoding: sequences > 0 ? 'utf-8' : 'windows-1252',
    guessed: isWestern ? 0 : others,
  }
}

/** The text without its encoding. */
export const decodeText = (bytes: Uint8Array): string => decode(bytes).text
