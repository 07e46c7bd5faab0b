import type { Shaper } from './shaper.ts'

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
