import { admissionFields, HONEYPOT_FIELD, quickFields, TOKEN_FIELD } from '../enquiry/fields.ts'
import type { FormFields } from '../enquiry/form-body.ts'

/** Of forms that are still open in old tabs. */
const FORMER_FIELDS = ['id']

const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  ...[...admissionFields, ...quickFields].map(({ name }) => name),
  ...[HONEYPOT_FIELD, TOKEN_FIELD],
  ...FORMER_FIELDS,
])

/** The hidden fields of a form without script; each name occurs once. */
const HIDDEN_FIELD = /^\$ACTION_(?:KEY|REF_\d+|\d+:[01])$/

/** Deeper than any state of our forms. */
const DEEPEST = 5

/**
 * Whether a posted body has the shape in which React sends a form to its action: called by script,
 * its arguments, the state and the form, stand in the field "0"; without script, hidden fields of the
 * form name the action and hold the state.
 */
export function isActionCall(fields: FormFields, isByScript: boolean): boolean {
  return isByScript ? isScriptCall(fields) : isFormCall(fields)
}

function isScriptCall(fields: FormFields): boolean {
  const args = parse(fields.get('0'))
  if (!Array.isArray(args) || args.length !== 2 || args[1] !== '$K1') return false
  const names = [...fields.keys()].filter((name) => name !== '0')
  return isPlain(args[0]) && names.every((name) => name.startsWith('_1_') && isKnown(name.slice(3)))
}

/** A form that is sent before its script has taken over still has the hidden fields. */
const isKnown = (name: string) => KNOWN_FIELDS.has(name) || HIDDEN_FIELD.test(name)

function isFormCall(fields: FormFields): boolean {
  const names = [...fields.keys()]
  const number = /^\$ACTION_REF_(\d+)$/.exec(names.find((name) => name.includes('REF')) ?? '')?.[1]
  if (number === undefined || !isReference(parse(fields.get(`$ACTION_${number}:0`)))) return false
  const state = parse(fields.get(`$ACTION_${number}:1`))
  if (!Array.isArray(state) || state.length !== 1 || !isPlain(state)) return false
  const hidden = [`REF_${number}`, `${number}:0`, `${number}:1`, 'KEY'].map(
    (end) => `$ACTION_${end}`,
  )
  return names.every((name) => KNOWN_FIELDS.has(name) || hidden.includes(name))
}

/** Names the action, whose arguments stand in the field after it. */
function isReference(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false
  const { id, bound } = value as { id?: unknown; bound?: unknown }
  return typeof id === 'string' && /^[\da-f]+$/.test(id) && bound === '$@1'
}

/** Holds no reference of React's own language, which "$" begins; "$$" begins a text. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/^\$(?!\$)/.test(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < DEEPEST &&
    Object.entries(value).every(([key, each]) => key !== '__proto__' && isPlain(each, depth + 1))
  )
}

/** Undefined for what is no JSON. */
function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
