import { attempt } from '../server/attempt.ts'

type Fields = ReadonlyMap<string, string>
type Names = ReadonlySet<string>

/** The hidden fields of a form without script; each name occurs once. */
const HIDDEN_FIELD = /^\$ACTION_(?:KEY|REF_\d+|\d+:[01])$/

/** Deeper than any state of our forms. */
const DEEPEST = 5

/**
 * Whether a posted body has the shape in which React sends a form to its action: called by script,
 * its arguments, the state and the form, stand in the field "0"; without script, hidden fields of the
 * form name the action and hold the state. `known` are the fields that the forms of the site have.
 */
export function isActionCall(fields: Fields, isByScript: boolean, known: Names): boolean {
  return isByScript ? isScriptCall(fields, known) : isFormCall(fields, known)
}

function isScriptCall(fields: Fields, known: Names): boolean {
  const args = parse(fields.get('0'))
  if (!Array.isArray(args) || args.length !== 2 || args[1] !== '$K1') return false
  const names = [...fields.keys()]
  // React writes it last, and may not see a field that follows it.
  if (names.pop() !== '0') return false
  // A form that is sent before it is hydrated still has the hidden fields.
  const isKnown = (name: string) => known.has(name) || HIDDEN_FIELD.test(name)
  return isPlain(args[0]) && names.every((name) => name.startsWith('_1_') && isKnown(name.slice(3)))
}

function isFormCall(fields: Fields, known: Names): boolean {
  const names = [...fields.keys()]
  const number = /^\$ACTION_REF_(\d+)$/.exec(names.find((name) => name.includes('REF')) ?? '')?.[1]
  if (number === undefined || !isReference(parse(fields.get(`$ACTION_${number}:0`)))) return false
  const state = parse(fields.get(`$ACTION_${number}:1`))
  if (!Array.isArray(state) || state.length !== 1 || !isPlain(state)) return false
  const ends = [`REF_${number}`, `${number}:0`, `${number}:1`, 'KEY']
  const hidden = ends.map((end) => `$ACTION_${end}`)
  return names.every((name) => known.has(name) || hidden.includes(name))
}

/** Names the action, whose arguments stand in the field after it. */
function isReference(value: unknown): boolean {
  const { id, bound, ...others } = Object(value) as Record<string, unknown>
  const isId = typeof id === 'string' && /^[\da-f]+$/.test(id)
  return isId && bound === '$@1' && Object.keys(others).length === 0
}

/** Has no reference of React's own language, which "$" begins; "$$" begins a text. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/^\$(?!\$)/.test(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < DEEPEST &&
    Object.entries(value).every(([key, each]) => key !== '__proto__' && isPlain(each, depth + 1))
  )
}

const parse = (text = ''): unknown => attempt(() => JSON.parse(text) as unknown)
