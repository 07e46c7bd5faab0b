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
