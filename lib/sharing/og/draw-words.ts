import 'server-only'
import { getTypefaces, shapeWord, type Shaped } from './shaper.ts'

/** From the top of a line to the foot of its letters, in shares of the font's size. */
const BASELINE = 0.98
/** Left free at both sides, in pixels: a letter may reach beyond the width that it claims. */
export const OVERHANG = 4

/** Words as a picture: a data address and its size in pixels. */
export type WordsPicture = { src: string; width: number; height: number }

/** Vowel signs stand above and below the letters: more than Latin letters alone would need. */
const LINE_HEIGHT = 1.36

type Box = {
  width: number
  height: number
  /** In pixels, the largest first. */
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

/** Draws Latin, Devanagari and Bengali text as outlines, its letters joined; null for any other script. */
export async function drawWords(text: string, style: Style): Promise<WordsPicture | null> {
  const typefaces = await getTypefaces()
  const tidy = tidyWords(text)
  if (tidy === '' || !shapeWord(tidy, typefaces)) return null
  const shaped = (line: string) => shapeWord(line, typefaces) ?? { width: 0, glyphs: [] }
  const { size, lines } = fit(tidy, style, (line) => shaped(line).width)
  const width = style.width + 2 * OVERHANG
  const height = Math.ceil(lines.length * size * LINE_HEIGHT)
  const paths = lines.map((line, index) => outlines(shaped(line), index * size * LINE_HEIGHT, size))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${style.colour}">${paths.join('')}</svg>`
  return { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height }
}

/** Longer than any card can show; what is beyond it need not be measured. */
const LONGEST = 300

/** A text as its words are drawn: without pictographs, which no font of words has. */
export function tidyWords(text: string): string {
  const spoken = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0e\ufe0f]\u200d?/gu, '')
  return spoken
    .replace(/[\s\p{Cc}\u200b\u2060\ufeff]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
}

/** The width of a text, in shares of the font's size. */
type Measure = (text: string) => number

const signs = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A word that is too wide for a line, in parts that are not. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts = ['']
  for (const { segment } of signs.segment(word)) {
    const longer = parts.at(-1) + segment
    if (measure(longer) <= width) parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts.filter(Boolean)
}

/** Fills lines of a width with words; only a word that fills more than a line is broken. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((each) => breakWord(each, width, measure))) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The first lines, the last of which says that there was more. */
function cutLines(lines: readonly string[], most: number, width: number, measure: Measure) {
  if (lines.length <= most) return [...lines]
  const kept = lines.slice(0, most)
  let last = [...signs.segment(kept.at(-1) ?? '')].map(({ segment }) => segment)
  while (last.length > 1 && measure(`${last.join('').trimEnd()}…`) > width) last = last.slice(0, -1)
  return [...kept.slice(0, -1), `${last.join('').trimEnd()}…`]
}

/** A text in the largest size in which all of it fits; cut in the smallest where none is enough. */
export function fit(text: string, box: Box, measure: Measure): { size: number; lines: string[] } {
  const [size, smaller, ...rest] = box.sizes
  const most = Math.max(1, Math.floor(box.height / (size * LINE_HEIGHT)))
  const lines = wrap(text, box.width / size, measure)
  if (lines.length > most && smaller)
    return fit(text, { ...box, sizes: [smaller, ...rest] }, measure)
  return { size, lines: cutLines(lines, most, box.width / size, measure) }
}
