import { convertLine, type OldFont } from './convert.ts'
import { fontOf, namedFont } from './detect.ts'

const BLOCK =
  /^(?:p|div|li|td|th|h[1-6]|caption|blockquote|pre|table|tr|tbody|thead|[uo]l|dl|dt|dd|br|hr|section|article|center)$/
const VOID = /^(?:br|hr|img|input|wbr|col|source)$/
const TAG = /^<(\/?)([a-z][a-z\d]*)(.*)>$/is
const FAMILY = /font-family\s*:\s*([^;]+)|\bface\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i

const ENTITIES: readonly [string, string][] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
  ['&amp;', '&'],
]
const decoded = (text: string): string =>
  ENTITIES.reduce((all, [entity, sign]) => all.replaceAll(entity, sign), text)
const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A piece of HTML: a tag, or a text in a block with the font of its element. */
type Piece = { written: string; block: number; font: OldFont | null; isTag: boolean }

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** Whether most letters of a text are in Unicode already. */
const isUnicode = (text: string): boolean =>
  count(text, /[\p{Script=Devanagari}\p{Script=Bengali}]/gu) > count(text, /[a-z\u00a1-\u00ff]/gi)

function piecesOf(html: string): Piece[] {
  const open: { name: string; font: OldFont | null }[] = []
  let block = 0
  return html.split(/(<[^>]*>)/).map((written): Piece => {
    const [, end, tag = '', attributes = ''] = TAG.exec(written) ?? []
    const name = tag.toLowerCase()
    const font = open.at(-1)?.font ?? null
    if (name === '') return { written, block, font, isTag: written.startsWith('<') }
    if (BLOCK.test(name)) block += 1
    if (end) {
      const at = open.findLastIndex((each) => each.name === name)
      if (at >= 0) open.length = at
    } else if (!VOID.test(name)) {
      const [, family, face] = FAMILY.exec(decoded(attributes)) ?? []
      const named = family ?? face?.replace(/^["']|["']$/g, '')
      open.push({ name, font: named === undefined ? font : namedFont(named) })
    }
    return { written, block, font, isTag: true }
  })
}

/** The font for which most of those texts were typed that are not readable; null if all are. */
export function fontAround(texts: readonly string[]): OldFont | null {
  const fonts = Map.groupBy(
    texts.flatMap((text) => fontOf(text) ?? []),
    (font) => font,
  )
  return [...fonts.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? null
}

/** HTML whose parts that were typed for an old font are in Unicode; null if there are none whose font is known. */
export function convertHtml(html: string): string | null {
  const pieces = piecesOf(html)
  const texts = new Map<number, string>()
  // A part whose font is named says nothing about the font of another.
  for (const { written, block, font, isTag } of pieces)
    if (!isTag && !font) texts.set(block, (texts.get(block) ?? '') + decoded(written))
  const around = fontAround([...texts.values()])
  if (!around && pieces.every(({ font }) => !font)) return null
  const fonts = new Map([...texts].map(([each, text]) => [each, fontOf(text, around)]))
  const converted = pieces.map(({ written, block, font: named, isTag }) => {
    const text = decoded(written)
    const isOpen = !isTag && /[a-z\u00a1-\u00ff]/i.test(text) && !isUnicode(text)
    const font = named ?? fonts.get(block)
    return isOpen && font ? encoded(convertLine(text, font)) : written
  })
  const result = converted.join('')
  return result === html ? null : result
}

/** Lines in Unicode that were typed for an old font; null if there are none whose font is known. */
export function convertText(
  text: string,
  around: OldFont | null = fontAround(text.split('\n')),
): string | null {
  if (!around) return null
  const lines = text.split('\n').map((line) => {
    const font = isUnicode(line) ? null : fontOf(line, around)
    return font ? convertLine(line, font) : line
  })
  const converted = lines.join('\n')
  return converted === text ? null : converted
}
