import 'server-only'
import { shapeWord, type ShapedWord } from './shaper.ts'
import { getTypefaces } from './typefaces.ts'
import { fit, LINE_HEIGHT, type Box } from './wrap.ts'

/** From the top of a line to the foot of its letters, in shares of the font's size. */
const BASELINE = 0.98
/** Left free at both sides, in pixels: a letter may reach beyond the width that it claims. */
export const OVERHANG = 4

/** Words as a picture: a data address and its size in pixels. */
export type WordsPicture = { src: string; width: number; height: number }

type Style = Box & { colour: string }

function outlines(line: ShapedWord, top: number, size: number): string {
  const paths = line.marks.map(({ path, x, y, unit }) => {
    const place = [OVERHANG + x * size, top + (BASELINE + y) * size].map((at) => at.toFixed(2))
    const scale = (size * unit).toFixed(5)
    return `<path transform="translate(${place.join(' ')}) scale(${scale} -${scale})" d="${path}"/>`
  })
  return paths.join('')
}

/**
 * Draws a text of Latin, Devanagari and Bengali signs as outlines, its letters joined as each script
 * is written; null when a sign of another script is among them.
 */
export async function drawWords(text: string, style: Style): Promise<WordsPicture | null> {
  const typefaces = await getTypefaces()
  const tidy = tidyWords(text)
  if (tidy === '' || !shapeWord(tidy, typefaces)) return null
  const shaped = (line: string) => shapeWord(line, typefaces) ?? { width: 0, marks: [] }
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
