import type { Field } from './types.ts'

/** A place in the form without a column of its own. */
export function presentation(field: string, meta: Record<string, unknown>): Field {
  return { field, type: 'alias', schema: null, meta: { special: ['alias', 'no-data'], ...meta } }
}

/** A field that nobody changes by hand, and how a list shows it. */
export function readonly(field: Field, display?: string, options?: Record<string, unknown>): Field {
  const shown = display ? { display, display_options: options } : {}
  return { ...field, meta: { ...field.meta, ...shown, readonly: true } }
}
