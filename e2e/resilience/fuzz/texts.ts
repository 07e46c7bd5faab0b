import fc from 'fast-check'
import { streamOf } from '../random.ts'
import { changing, readGrammar, type Variables } from './grammar.ts'

/** A text that an attacker might save in the CMS; it reports its number if it is executed. */
export type Input = { id: number; text: string }

const grammar = readGrammar('markup')
const one = grammar.template('attack')
const two = changing([one, one], (variables: Variables, first, second) => {
  return first(variables) + second(variables)
})
const attack = fc.oneof({ weight: 17, arbitrary: one }, { weight: 3, arbitrary: two })

const placeIn = (text: string, number: number) => number % (text.length + 1)

const mutation = fc.oneof(
  changing([fc.nat(), grammar.text('insertion')], (text: string, number, inserted) => {
    const at = placeIn(text, number)
    return text.slice(0, at) + inserted + text.slice(at)
  }),
  // Other letter cases in names of elements and events.
  changing([fc.nat()], (text: string, bits) => {
    const recase = (letter: string, at: number) =>
      (bits >> (at % 30)) & 1 ? letter.toUpperCase() : letter.toLowerCase()
    return text.replaceAll(/<\/?[a-z-]+|\bon[a-z]+(?==)/gi, (name) =>
      [...name].map(recase).join(''),
    )
  }),
  // Some letters of attribute values as character references, with and without a semicolon.
  changing([fc.array(fc.nat(9), { minLength: 32, maxLength: 32 })], (text: string, digits) => {
    const encode = (letter: string, at: number) => {
      const code = letter.codePointAt(0) ?? 0
      const digit = digits[at % digits.length] ?? 0
      if (digit < 6) return letter
      if (digit === 6) return `&#x${code.toString(16)};`
      return digit === 7 ? `&#${String(code).padStart(9, '0')}` : `&#${code};`
    }
    return text.replaceAll(
      /(?<==)("?)([^">]+)/g,
      (_, quote: string, value: string) => quote + [...value].map(encode).join(''),
    )
  }),
  changing([fc.nat()], (text: string, number) => text.slice(0, Math.max(9, placeIn(text, number)))),
  changing([grammar.template('wrapped')], (text: string, wrap) => wrap({ text })),
  fc.constant((text: string) => text + text),
  changing([grammar.text('attribute')], (text: string, more) =>
    text.replace(/<([a-z]+)[\s/]/i, (tag) => tag + more),
  ),
)

/**
 * Texts that differ in more than their numbers: patterns of the public collections (elements with
 * handlers, addresses, scripts, styles, differences between parsers, escapes from a context),
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
