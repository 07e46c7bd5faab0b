/** The width of a text, in shares of the font's size. */
export type Measure = (text: string) => number

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
