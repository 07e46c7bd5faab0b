import { pick, type Random } from '../../random.ts'
import { mutate } from './mutations.ts'
import { shapes } from './shapes.ts'

/** A text that somebody hostile might leave in the CMS; were it executed, it would tell its number. */
export type Input = { id: number; text: string }

function makeText(random: Random, id: number): string {
  const one = pick(random, shapes)(random, id)
  const text = random() < 0.15 ? one + pick(random, shapes)(random, id) : one
  return mutate(text, random)
}

/**
 * So many of them, no two alike in more than their numbers: patterns as the public collections have
 * them (elements with handlers, addresses, scripts, styles, parsers' quarrels, ways out of a place),
 * composed and altered at random.
 */
export function makeInputs(random: Random, count: number): Input[] {
  const inputs: Input[] = []
  const known = new Set<string>()
  while (inputs.length < count) {
    const id = inputs.length + 1
    const text = makeText(random, id)
    const pattern = text.replaceAll(String(id), '#')
    if (known.has(pattern)) continue
    known.add(pattern)
    inputs.push({ id, text })
  }
  return inputs
}
