import { attempt } from '../server/attempt.ts'

type Fields = ReadonlyMap<string, string>
type Names = ReadonlySet<string>

/** The hidden fields of a form without a script; each name occurs once. */
const HIDDEN_FIELD = /^\$ACTION_(?:KEY|REF_\d+|\d+:[01])$/

/** Deeper than any state of our forms. */
const MAX_DEPTH = 5

/**
 * Whether a posted body has the format in which React calls a server action. By script: the
 * arguments, state and form, are in field "0". Without a script: hidden fields name the action and
 * contain the state. `known` are the field names of the site's forms.
 */
export function isActionCall(fields: Fields, isByScript: boolean, known: Names): boolean {
  return isByScript ? isScriptCall(fields, known) : isFormCall(fields, known)
}

function isScriptCall(fields: Fields, known: Names): boolean {
  const args = parse(fields.get('0'))
  if (!Array.isArray(args) || args.length !== 2 || args[1] !== '$K1') return false
  const names = [...fields.keys()]
  // React writes it last, and ignores fields after it.
  if (names.pop() !== '0') return false
  // A form that is sent before hydration still has the hidden fields.
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

/** The name of the action; its arguments are in the next field. */
function isReference(value: unknown): boolean {
  const { id, bound, ...others } = Object(value) as Record<string, unknown>
  const isId = typeof id === 'string' && /^[\da-f]+$/.test(id)
  return isId && bound === '$@1' && Object.keys(others).length === 0
}

/** Whether a value has no references of React's protocol, which begin with "$"; "$$" begins a text. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/^\$(?!\$)/.test(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < MAX_DEPTH &&
    Object.entries(value).every(([key, each]) => key !== '__proto__' && isPlain(each, depth + 1))
  )
}

const parse = (text = ''): unknown => attempt(() => JSON.parse(text) as unknown)
