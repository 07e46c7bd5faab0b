import type { Field } from './types.ts'

/** One of a fixed list; what is stored are the keys of `choices`. */
export function choice(field: string, note: string, choices: Record<string, string>): Field {
  const options = Object.entries(choices).map(([value, text]) => ({ text, value }))
  return {
    field,
    type: 'string',
    schema: { is_nullable: false, max_length: 40 },
    meta: {
      interface: 'select-dropdown',
      options: { choices: options },
      display: 'labels',
      display_options: { choices: options },
      width: 'half',
      required: true,
      note,
    },
  }
}
