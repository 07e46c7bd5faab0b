import { loadHarfbuzz } from './harfbuzz.mjs'

/** A text in one font, as its script joins its signs: lengths are shares of the font's size. */
type Shaped = {
  width: number
  glyphs: { id: number; path: string; x: number; y: number }[]
}

/** A font that joins signs as their script wants it. */
export type Shaper = {
  has: (sign: string) => boolean
  shape: (text: string) => Shaped
  /** The factor that brings a drawn glyph to a size of one. */
  unit: number
}

/** Reads a plain font. */
export async function readShaper(bytes: Uint8Array): Promise<Shaper> {
  const { Blob, Buffer: Run, Face, Font, shape } = await loadHarfbuzz()
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  const covered = new Set(face.collectUnicodes())
  const unit = 1 / face.upem
  const shapeText = (text: string): Shaped => {
    const run = new Run()
    run.addText(text)
    run.guessSegmentProperties()
    shape(font, run)
    let width = 0
    const glyphs = run.getGlyphInfosAndPositions().map((glyph) => {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
      const x = (width + xOffset) * unit
      width += xAdvance
      return { id, path: font.glyphToPath(id), x, y: -yOffset * unit }
    })
    return { width: width * unit, glyphs }
  }
  return { has: (sign) => covered.has(sign.codePointAt(0) ?? 0), shape: shapeText, unit }
}

/** Joins or parts the signs beside it and has no look of its own. */
const JOINER = /[\u200c\u200d]/

type Run = { shaper: Shaper; text: string }

/**
 * Parts a word where it goes over into another font; null when no font has one of its signs. A sign
 * stays in the font of the one before it where that has it: a vowel sign must not leave its letter.
 */
export function runsOf(word: string, shapers: readonly Shaper[]): Run[] | null {
  const runs: Run[] = []
  for (const sign of word) {
    const last = runs.at(-1)
    if (last && (JOINER.test(sign) || last.shaper.has(sign))) {
      last.text += sign
      continue
    }
    const shaper = shapers.find((candidate) => candidate.has(sign))
    if (shaper) runs.push({ shaper, text: sign })
    else if (!JOINER.test(sign)) return null
  }
  return runs
}

/** A glyph's outline, where it stands, and what brings it to a size of one. */
type Mark = { path: string; x: number; y: number; unit: number }

/** A word, in shares of the font's size. */
export type ShapedWord = { width: number; marks: Mark[] }

/** Shapes a word in the first fonts that have its signs; null when none has one of them. */
export function shapeWord(word: string, shapers: readonly Shaper[]): ShapedWord | null {
  const runs = runsOf(word, shapers)
  if (!runs) return null
  let width = 0
  const marks = runs.flatMap(({ shaper, text }) => {
    const start = width
    const shaped = shaper.shape(text)
    width += shaped.width
    return shaped.glyphs.map(({ path, x, y }) => ({ path, x: start + x, y, unit: shaper.unit }))
  })
  return { width, marks }
}
