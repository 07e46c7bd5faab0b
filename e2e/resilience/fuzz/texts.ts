import fc from 'fast-check'
import { streamOf } from '../random.ts'
import { readGrammar, type Template } from './grammar.ts'

/** A text that an attacker might leave in the CMS; it reports its number if it is executed. */
export type Input = { id: number; text: string }

const grammar = readGrammar('markup')
const one = grammar.template('attack')
const two = fc.tuple(one, one).map(([first, second]): Template => {
  return (variables) => first(variables) + second(variables)
})
const attack = fc.oneof({ weight: 17, arbitrary: one }, { weight: 3, arbitrary: two })

type Mutation = (text: string) => string

const position = fc.nat()
const placeIn = (text: string, number: number) => number % (text.length + 1)

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(position, grammar.text('insertion')).map(([number, inserted]): Mutation => {
    return (text) => {
      const at = placeIn(text, number)
      return text.slice(0, at) + inserted + text.slice(at)
    }
  }),
  // Other letter cases in names of elements and events.
  fc.nat().map((bits): Mutation => {
    const recase = (letter: string, at: number) =>
      (bits >> (at % 30)) & 1 ? letter.toUpperCase() : letter.toLowerCase()
    return (text) =>
      text.replaceAll(/<\/?[a-z-]+|\bon[a-z]+(?==)/gi, (name) => [...name].map(recase).join(''))
  }),
  // Some letters of attribute values as references, with and without their end.
  fc.array(fc.nat(9), { minLength: 32, maxLength: 32 }).map((digits): Mutation => {
    const encode = (letter: string, at: number) => {
      const code = letter.codePointAt(0) ?? 0
      const digit = digits[at % digits.length] ?? 0
      if (digit < 6) return letter
      if (digit === 6) return `&#x${code.toString(16)};`
      return digit === 7 ? `&#${String(code).padStart(9, '0')}` : `&#${code};`
    }
    return (text) =>
      text.replaceAll(
        /=("?)([^">]+)/g,
        (_, quote: string, value: string) => `=${quote}${[...value].map(encode).join('')}`,
      )
  }),
  position.map(
    (number): Mutation =>
      (text) =>
        text.slice(0, Math.max(9, placeIn(text, number))),
  ),
  grammar.template('wrapped').map(
    (wrap): Mutation =>
      (text) =>
        wrap({ text }),
  ),
  fc.constant<Mutation>((text) => text + text),
  grammar.text('attribute').map((more): Mutation => {
    return (text) => text.replace(/<([a-z]+)[\s/]/i, (tag) => tag + more)
  }),
)

/**
 * So many texts, no two alike in more than their numbers: patterns of the public collections (elements
 * with handlers, addresses, scripts, styles, differences between parsers, ways out of a context),
 * combined and mutated up to three times.
 */
export function makeInputs(seed: number, count: number): Input[] {
  const next = streamOf(fc.tuple(attack, fc.array(mutation, { maxLength: 3 })), seed)
  const inputs: Input[] = []
  const known = new Set<string>()
  while (inputs.length < count) {
    const [write, mutations] = next()
    const id = inputs.length + 1
    const text = mutations.reduce((mutated, mutate) => mutate(mutated), write({ id: String(id) }))
    const pattern = text.replaceAll(String(id), '#')
    if (known.has(pattern)) continue
    known.add(pattern)
    inputs.push({ id, text })
  }
  return inputs
}
