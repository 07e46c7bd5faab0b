import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadHarfbuzz } from './harfbuzz.mjs'

// The site runs in the project's folder, which contains its sources. Without the comment the build
// would trace the whole folder as a dependency.
const fonts = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/sharing/og/fonts')

/** Reads a font of the cards. */
export const readFont = (name: string): Promise<Buffer> => readFile(path.join(fonts, `${name}.ttf`))

/** The outline and position of a glyph, and the factor that scales it to a font size of one. */
type Glyph = { id: number; path: string; x: number; y: number; unit: number }

/** A shaped text, relative to the font size. */
export type Shaped = { width: number; glyphs: Glyph[] }

/** A font that shapes text by the rules of its script. */
type Shaper = { has: (sign: string) => boolean; shape: (text: string) => Shaped }

async function readShaper(name: string): Promise<Shaper> {
  const { Blob, Buffer: Run, Face, Font, shape } = await loadHarfbuzz()
  const face = new Face(new Blob(await readFont(name)))
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
      return { id, path: font.glyphToPath(id), x, y: -yOffset * unit, unit }
    })
    return { width: width * unit, glyphs }
  }
  return { has: (sign) => covered.has(sign.codePointAt(0) ?? 0), shape: shapeText }
}

let typefaces: Promise<Shaper[]> | null = null

/** The fonts for text that the drawing library cannot render, in order of preference; loaded at first use. */
export function getTypefaces(): Promise<Shaper[]> {
  const names = ['fraunces-600', 'noto-serif-devanagari-600', 'noto-serif-bengali-600']
  typefaces ??= Promise.all(names.map(readShaper))
  return typefaces
}

/** Zero-width joiner and non-joiner. */
const JOINER = /[\u200c\u200d]/

type Run = { shaper: Shaper; text: string }

/**
 * Splits a word into runs of one font; null if no font has one of its characters. A character stays
 * in the previous character's font if possible, so that a vowel sign stays with its letter.
 */
export function splitRuns(word: string, shapers: readonly Shaper[]): Run[] | null {
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

/** Shapes a word in the first fonts that have its characters; null if none has one of them. */
export function shapeWord(word: string, shapers: readonly Shaper[]): Shaped | null {
  const runs = splitRuns(word, shapers)
  if (!runs) return null
  let width = 0
  const glyphs = runs.flatMap(({ shaper, text }) => {
    const start = width
    const shaped = shaper.shape(text)
    width += shaped.width
    return shaped.glyphs.map((glyph) => ({ ...glyph, x: start + glyph.x }))
  })
  return { width, glyphs }
}
