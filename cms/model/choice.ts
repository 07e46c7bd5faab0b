import type { Field } from './types.ts'

type Choices = Record<string, string | { text: string; color: string }>

/** One of a fixed list; what is stored are the keys of `choices`. */
export function choice(field: string, note: string, choices: Choices, initially?: string): Field {
  const options = Object.entries(choices).map(([value, choice]) =>
    typeof choice === 'string' ? { text: choice, value } : { ...choice, value },
  )
  const preset = initially === undefined ? {} : { default_value: initially }
  return {
    field,
    type: 'string',
    schema: { is_nullable: false, max_length: 40, ...preset },
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
