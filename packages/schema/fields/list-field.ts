import type { Field } from './fields.ts'

/** A field of each item in a list, as the forms of the Studio have it. */
type Part = { field: string; type: string; name: string; meta: Record<string, unknown> }

export const part = (field: string, name: string, meta: object, type = 'string'): Part => ({
  field,
  name,
  type,
  meta: { field, width: 'full', ...meta },
})

/** A choice for such a field; the keys of `choices` are stored. */
export const select = (choices: Record<string, string>) => ({
  interface: 'select-dropdown',
  options: { choices: Object.entries(choices).map(([value, text]) => ({ text, value })) },
})

type Look = { template: string; addLabel: string; fields: Part[] }

/** A list of items with these fields, stored as JSON. */
export const list = (field: string, note: string, options: Look): Field => ({
  field,
  type: 'json',
  schema: {},
  meta: { special: ['cast-json'], interface: 'list', options, width: 'full', note },
})
