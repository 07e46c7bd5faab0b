type Values = Record<string, unknown>

/** The body of Directus's POST /fields. */
export type Field = {
  field: string
  type: string
  /** null: no column, only an element of the form. */
  schema: Values | null
  meta: Values
}

type TextOptions = {
  required?: boolean
  unique?: boolean
  /** In characters. */
  max?: number
  wide?: boolean
  placeholder?: string
  validation?: Validation
}

/** What Directus validates, and the message for editors. */
type Validation = { pattern: string; message: string }

const WEB_ADDRESS = {
  pattern: '^https?://\\S+$',
  message: 'Paste the whole address, beginning with https://',
}

// What the site's sanitiser keeps: colours, fonts and alignment belong to the site's design, and
// every page has its h1.
const TOOLBAR = [
  ...['undo', 'redo', 'h2', 'h3', 'h4', 'bold', 'italic', 'underline', 'removeformat', 'bullist'],
  ...['numlist', 'blockquote', 'customLink', 'unlink', 'customImage', 'table', 'hr', 'code'],
  'fullscreen',
]

export function text(field: string, note: string, options: TextOptions = {}): Field {
  const { required = false, unique = false, max = 255, wide = false, placeholder = null } = options
  return {
    field,
    type: 'string',
    schema: { is_nullable: !required, is_unique: unique, max_length: max },
    meta: {
      interface: 'input',
      options: { trim: true, placeholder },
      ...{ width: wide ? 'full' : 'half', required, note },
      ...validationOf(field, options),
    },
  }
}

// An optional field may be empty; a pattern alone would reject null.
function validationOf(field: string, { validation, required }: TextOptions) {
  if (!validation) return { validation: null, validation_message: null }
  const { pattern, message } = validation
  const matches = { [field]: { _regex: required ? pattern : `^$|${pattern}` } }
  const rule = required ? matches : { _or: [{ [field]: { _null: true } }, matches] }
  return { validation: { _and: [rule] }, validation_message: message }
}

/** The complete address of another website's page. */
export function webAddress(field: string, note: string): Field {
  return text(field, note, { max: 1000, placeholder: 'https://', validation: WEB_ADDRESS })
}

export function multiline(field: string, note: string): Field {
  return wide(field, note, { interface: 'input-multiline' })
}

export function code(field: string, note: string): Field {
  const options = { language: 'htmlmixed', lineWrapping: true }
  return wide(field, note, { interface: 'input-code', options })
}

export function richText(field: string, note: string): Field {
  return wide(field, note, { interface: 'input-rich-text-html', options: { toolbar: TOOLBAR } })
}

/** A file of the library; `kind` limits the choice. */
export function attachment(field: string, note: string, kind: 'file' | 'image' = 'file'): Field {
  const look = { interface: kind === 'file' ? 'file' : 'file-image', display: kind }
  return { ...wide(field, note, { special: ['file'], ...look }), type: 'uuid' }
}

function wide(field: string, note: string, meta: Values): Field {
  return { field, type: 'text', schema: {}, meta: { width: 'full', note, ...meta } }
}

export function integer(field: string, note: string, required: boolean): Field {
  const meta = { interface: 'input', width: 'half', required, note }
  return { field, type: 'integer', schema: { is_nullable: !required }, meta }
}

type FigureOptions = { required?: boolean; range?: readonly [smallest: number, largest: number] }

/** A whole number within limits. */
export function figure(field: string, note: string, options: FigureOptions = {}): Field {
  const { required = false, range = [0, 1_000_000] } = options
  const [min, max] = range
  const inRange = { _and: [{ [field]: { _gte: min } }, { [field]: { _lte: max } }] }
  // An empty field is not a number, and an optional one may be empty.
  const rule = required ? inRange : { _or: [{ [field]: { _null: true } }, inRange] }
  return extended(integer(field, note, required), {
    options: { min, max },
    validation: { _and: [rule] },
    validation_message: `Write a whole number from ${min} to ${max}.`,
  })
}

export function date(field: string, note: string, required = true): Field {
  const meta = { interface: 'datetime', display: 'datetime', width: 'half', required, note }
  return { field, type: 'date', schema: { is_nullable: !required, is_indexed: required }, meta }
}

/** `label` is shown with the checkbox. */
export function flag(field: string, label: string, note: string, initially = false): Field {
  const schema = { default_value: initially, is_nullable: false }
  const look = { interface: 'boolean', options: { label }, width: 'half', note }
  return { field, type: 'boolean', schema, meta: { special: ['cast-boolean'], ...look } }
}

type Choices = Record<string, string | { text: string; color: string }>

/** A choice from a fixed list; the keys of `choices` are stored. */
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
      ...{ interface: 'select-dropdown', options: { choices: options } },
      ...{ display: 'labels', display_options: { choices: options } },
      ...{ width: 'half', required: true, note },
    },
  }
}

/** An element of the form without a column. */
export function presentation(field: string, meta: Values): Field {
  return { field, type: 'alias', schema: null, meta: { special: ['alias', 'no-data'], ...meta } }
}

/** The same field with other settings. */
export function extended(field: Field, meta: Values): Field {
  return { ...field, meta: { ...field.meta, ...meta } }
}

/** A field with a readable name that users cannot edit. */
export function readOnly(translation: string, field: Field): Field {
  const translations = [{ language: 'en-GB', translation }]
  return extended(field, { translations, readonly: true })
}
