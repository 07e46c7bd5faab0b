import { plain } from '../values/written.ts'
import { extended, json, readBy, text, type Field } from './fields.ts'

/** The choices of a field by what is stored. */
export type Choices = Record<string, string | { text: string; color: string }>

/** A choice from a fixed list; the keys of `choices` are stored. */
export function choice(field: string, note: string, choices: Choices, initially?: string): Field {
  const options = Object.entries(choices).map(([value, choice]) =>
    typeof choice === 'string' ? { text: choice, value } : { ...choice, value },
  )
  const preset = initially === undefined ? {} : { default_value: initially }
  // A table for the import may have the words that the Studio shows.
  const read = (written: string) => {
    const word = plain(written).toLowerCase()
    const isMeant = ({ text, value }: (typeof options)[number]) =>
      [text.toLowerCase(), value.toLowerCase()].includes(word)
    return options.find(isMeant)?.value ?? null
  }
  const message = `Choose one of: ${options.map(({ text }) => text).join(', ')}.`
  return readBy(
    { read, message },
    {
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
    },
  )
}

/** The keys that are chosen, once each; null if something else is. */
function readChoices(given: unknown, options: Record<string, string>): string[] | null {
  const isKnown = (each: unknown): each is string =>
    typeof each === 'string' && Object.hasOwn(options, each)
  return Array.isArray(given) && given.every(isKnown) ? [...new Set(given)] : null
}

/** Any number of choices from a fixed list, stored as a list of their keys. */
export function choices(field: string, note: string, options: Record<string, string>): Field {
  const list = Object.entries(options).map(([value, text]) => ({ text, value }))
  const look = { interface: 'select-multiple-checkbox', options: { choices: list } }
  const validation_message = `Choose any of: ${Object.keys(options).join(', ')}.`
  const written = json(field, note, { ...look, validation: null, validation_message })
  return { ...written, readList: (given) => readChoices(given, options) }
}

/** A choice that may be empty. */
export function optionalChoice(...given: Parameters<typeof choice>): Field {
  const field = choice(...given)
  const schema = { ...field.schema, is_nullable: true }
  return { ...extended(field, { required: false }), schema }
}

/** A text that is often one of these, and may be another. */
export function openChoice(
  field: string,
  note: string,
  choices: Record<string, string>,
  written: Parameters<typeof text>[2] & { max: number },
): Field {
  const isOptional = written.required !== true
  const options = { ...select(choices).options, allowOther: true, allowNone: isOptional }
  return extended(text(field, note, written), { interface: 'open-choice', options })
}

/** A field of each item in a list, as the forms of the Studio have it. */
type Part = { field: string; type: string; name: string; meta: Record<string, unknown> }

export const part = (field: string, name: string, meta: object, type = 'string'): Part => ({
  field,
  name,
  type,
  meta: { field, width: 'full', ...meta },
})

/** A line of text as such a field, and the others of a list. */
export const line = (field: string, name: string, meta: object = {}): Part =>
  part(field, name, { interface: 'input', ...meta })

export const lines = (field: string, name: string, meta: object): Part =>
  part(field, name, { interface: 'input-multiline', ...meta }, 'text')

export const box = (field: string, name: string, label: string): Part =>
  part(field, name, { interface: 'boolean', width: 'half', options: { label } }, 'boolean')

/** A choice for such a field; the keys of `choices` are stored. */
export const select = (choices: Record<string, string>) => ({
  interface: 'select-dropdown',
  options: { choices: Object.entries(choices).map(([value, text]) => ({ text, value })) },
})

type Look = { template: string; addLabel: string; fields: Part[] }

/** A list of items with these fields, stored as JSON. */
export const list = (field: string, note: string, options: Look): Field =>
  json(field, note, { interface: 'list', options })
