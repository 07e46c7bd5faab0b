import { runsOf } from './runs.ts'
import type { Shaper } from './shaper.ts'

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
