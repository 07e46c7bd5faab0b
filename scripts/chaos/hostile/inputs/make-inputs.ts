import { pick, type Random } from '../../random.ts'
import { mutate } from './mutations.ts'
import { shapes } from './shapes.ts'

/** A text that somebody hostile might leave in the CMS; were it executed, it would tell its number. */
export type Input = { id: number; text: string }

/**
 * So many of them, no two alike: patterns as the public collections have them (elements with handlers,
 * addresses, scripts, styles, parsers' quarrels, ways out of a place), composed and altered at random.
 */
export function makeInputs(random: Random, count: number, firstId = 1): Input[] {
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const one = pick(random, shapes)(random, id)
    const text = random() < 0.15 ? one + pick(random, shapes)(random, id) : one
    return { id, text: mutate(text, random) }
  })
}
