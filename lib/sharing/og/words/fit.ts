import { cutLines, wrap, type Measure } from './wrap.ts'

/** Vowel signs stand above and below the letters: more than Latin letters alone would need. */
export const LINE_HEIGHT = 1.36

export type Box = {
  width: number
  height: number
  /** In pixels, the largest first. */
  sizes: readonly [number, ...number[]]
}

type Fitted = { size: number; lines: string[] }

/** A text in the largest size in which all of it fits; cut in the smallest where none is enough. */
export function fit(text: string, { width, height, sizes }: Box, measure: Measure): Fitted {
  const [size, ...smaller] = sizes
  const most = Math.max(1, Math.floor(height / (size * LINE_HEIGHT)))
  const lines = wrap(text, width / size, measure)
  if (lines.length <= most) return { size, lines }
  const [next, ...rest] = smaller
  if (next) return fit(text, { width, height, sizes: [next, ...rest] }, measure)
  return { size, lines: cutLines(lines, most, width / size, measure) }
}
