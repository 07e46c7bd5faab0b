/** A reference of React's own language, which a state of our forms never holds: "$$" begins a text. */
const REFERENCE = /"\$(?!\$)/

/**
 * Whether a posted body has the shape in which React sends a form to its action: called by script,
 * its arguments, the state and the form, stand in the field "0"; without script, hidden fields of the
 * form name the action and hold the state.
 */
export function isActionCall(form: FormData, isByScript: boolean): boolean {
  return isByScript ? isScriptCall(form) : isFormCall(form)
}

function isScriptCall(form: FormData): boolean {
  const args = parse(form.get('0'))
  if (!Array.isArray(args) || args.length !== 2 || args[1] !== '$K1') return false
  return isPlain(args[0])
}

function isFormCall(form: FormData): boolean {
  const bound = [...form].filter(([name]) => /^\$ACTION_\d+:/.test(name))
  return bound.length > 0 && bound.every(([name, value]) => isBound(name, parse(value)))
}

/** The first of them names the action, the others hold its arguments. */
function isBound(name: string, value: unknown): boolean {
  if (!name.endsWith(':0')) return Array.isArray(value) && isPlain(value)
  if (typeof value !== 'object' || value === null) return false
  const { id, bound } = value as { id?: unknown; bound?: unknown }
  return typeof id === 'string' && bound === '$@1'
}

const isPlain = (value: unknown) => !REFERENCE.test(JSON.stringify(value))

/** Undefined for what is no JSON. */
function parse(value: FormDataEntryValue | null): unknown {
  if (typeof value !== 'string') return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
