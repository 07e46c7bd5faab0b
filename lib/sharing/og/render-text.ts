import 'server-only'
import { getTypefaces, shapeWord, type Shaped } from './shaper.ts'

/** From the top of a line to the baseline, relative to the font size. */
const BASELINE = 0.98
/** Padding on both sides, in pixels: glyphs may extend beyond their advance width. */
export const OVERHANG = 4

/** A rendered text: a data URL and its size in pixels. */
export type TextPicture = { src: string; width: number; height: number }

/** Vowel signs above and below the letters need more than Latin text. */
const LINE_HEIGHT = 1.36

type Box = {
  width: number
  height: number
  /** Font sizes in pixels, descending. */
  sizes: readonly [number, ...number[]]
}

type Style = Box & { colour: string }

function outlines(line: Shaped, top: number, size: number): string {
  const paths = line.glyphs.map(({ path, x, y, unit }) => {
    const place = [OVERHANG + x * size, top + (BASELINE + y) * size].map((at) => at.toFixed(2))
    const scale = (size * unit).toFixed(5)
    return `<path transform="translate(${place.join(' ')}) scale(${scale} -${scale})" d="${path}"/>`
  })
  return paths.join('')
}

/** Renders Latin, Devanagari and Bengali text as outlines; null for any other script. */
export async function renderText(text: string, style: Style): Promise<TextPicture | null> {
  const typefaces = await getTypefaces()
  const normalised = normaliseText(text)
  if (normalised === '' || !shapeWord(normalised, typefaces)) return null
  const shaped = (line: string) => shapeWord(line, typefaces) ?? { width: 0, glyphs: [] }
  const { size, lines } = fitText(normalised, style, (line) => shaped(line).width)
  const width = style.width + 2 * OVERHANG
  const height = Math.ceil(lines.length * size * LINE_HEIGHT)
  const paths = lines.map((line, index) => outlines(shaped(line), index * size * LINE_HEIGHT, size))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${style.colour}">${paths.join('')}</svg>`
  return { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height }
}

/** Longer than any card can show; the rest is not measured. */
const MAX_LENGTH = 300

/** Normalises a text and removes emoji, which no text font contains. */
export function normaliseText(text: string): string {
  const withoutEmoji = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0e\ufe0f]\u200d?/gu, '')
  return withoutEmoji
    .replace(/[\s\p{Cc}\u200b\u2060\ufeff]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()
}

/** The width of a text, relative to the font size. */
type Measure = (text: string) => number

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Splits a word that is wider than a line. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts = ['']
  for (const { segment } of graphemes.segment(word)) {
    const longer = parts.at(-1) + segment
    if (measure(longer) <= width) parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts.filter(Boolean)
}

/** Wraps a text; only a word that is wider than a line is split. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((each) => breakWord(each, width, measure))) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The first lines, with an ellipsis if there are more. */
function truncateLines(
  lines: readonly string[],
  maxLines: number,
  width: number,
  measure: Measure,
) {
  if (lines.length <= maxLines) return [...lines]
  const kept = lines.slice(0, maxLines)
  let last = [...graphemes.segment(kept.at(-1) ?? '')].map(({ segment }) => segment)
  while (last.length > 1 && measure(`${last.join('').trimEnd()}…`) > width) last = last.slice(0, -1)
  return [...kept.slice(0, -1), `${last.join('').trimEnd()}…`]
}

/** A text in the largest font size in which it fits; truncated in the smallest if it never does. */
export function fitText(
  text: string,
  box: Box,
  measure: Measure,
): { size: number; lines: string[] } {
  const [size, smaller, ...rest] = box.sizes
  const most = Math.max(1, Math.floor(box.height / (size * LINE_HEIGHT)))
  const lines = wrapText(text, box.width / size, measure)
  if (lines.length > most && smaller)
    return fitText(text, { ...box, sizes: [smaller, ...rest] }, measure)
  return { size, lines: truncateLines(lines, most, box.width / size, measure) }
}
