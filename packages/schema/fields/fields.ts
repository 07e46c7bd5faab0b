import { parseFigure, parseTick, parseWebAddress, parseWrittenDay } from '../values/written.ts'

type Values = Record<string, unknown>

/** The value to store for a written one; null if it is refused with the field's message. */
type Reader = (written: string) => string | number | boolean | null

/** The body of Directus's POST /fields. */
export type Field = {
  field: string
  type: string
  /** null: no column, only an element of the form. */
  schema: Values | null
  meta: Values
  /** For the extension "website"; as a function it is no part of the JSON for Directus. */
  read?: Reader
  /** The same for a list of choices. */
  readList?: (given: unknown) => readonly string[] | null
}

type TextOptions = {
  required?: boolean
  unique?: boolean
  /** In characters. */
  max?: number
  wide?: boolean
  placeholder?: string
  rule?: TextRule
} & Initial

/** What a new row has, and rows that are there when their column is new. */
type Initial = { initially?: unknown }

const defaultOf = ({ initially }: Initial) =>
  initially === undefined ? {} : { default_value: initially }

/** How a text is read, and the message for editors if it is refused. */
export type TextRule = { read: Reader; message: string }

const WEB_ADDRESS: TextRule = {
  read: parseWebAddress,
  message: 'Paste one complete address that begins with https://.',
}

/** The address of another website's page, or a page or file of this website. */
export const PAGE_OR_ADDRESS: TextRule = {
  read: (written) =>
    /^\/[^/\\].*$/.test(written.trim()) ? written.trim() : parseWebAddress(written),
  message: 'Begin with https://, or with / for a page of this website.',
}

// What the site's sanitiser keeps: colours, fonts and alignment belong to the site's design, and
// every page has its h1.
const TOOLBAR = [
  'undo redo h2 h3 h4 bold italic underline removeformat',
  'bullist numlist blockquote customLink unlink customImage table hr code fullscreen',
].flatMap((group) => group.split(' '))

export function text(field: string, note: string, options: TextOptions = {}): Field {
  const { required = false, unique = false, max = 255, wide = false, placeholder = null } = options
  const look = { interface: 'input', options: { trim: true, placeholder } }
  const validation_message = unique ? 'Another entry has this already.' : null
  const meta = { ...look, width: wide ? 'full' : 'half', required, note }
  const schema = {
    is_nullable: !required,
    is_unique: unique,
    max_length: max,
    ...defaultOf(options),
  }
  const rules = { validation: null, validation_message }
  const plainText = { field, type: 'string', schema, meta: { ...meta, ...rules } }
  return options.rule ? readBy(options.rule, plainText) : plainText
}

/**
 * The field with a rule. Not a validation of Directus: that cannot correct a value, and the Studio
 * explains it to editors as a tree of conditions.
 */
export function readBy({ read, message }: TextRule, field: Field): Field {
  return { ...extended(field, { validation: null, validation_message: message }), read }
}

/** The complete address of another website's page. */
export function webAddress(field: string, note: string): Field {
  return text(field, note, { max: 1000, placeholder: 'https://', rule: WEB_ADDRESS })
}

/** The address of another website's page, or a page or file of this website. */
export function pageOrAddress(note: string, field = 'url'): Field {
  return text(field, note, { max: 1000, placeholder: 'https://', rule: PAGE_OR_ADDRESS })
}

export function multiline(field: string, note: string, options: Initial = {}): Field {
  const plainText = wide(field, note, { interface: 'input-multiline' })
  return { ...plainText, schema: defaultOf(options) }
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

/** A list, stored as JSON. */
export function json(field: string, note: string, meta: Values): Field {
  return { ...wide(field, note, { special: ['cast-json'], ...meta }), type: 'json' }
}

type FigureOptions = {
  required?: boolean
  range?: readonly [smallest: number, largest: number]
} & Initial

/**
 * A whole number within limits. Its own input keeps what is typed: that of Directus sends nothing
 * for 8,150/- and says that it was saved.
 */
export function figure(field: string, note: string, options: FigureOptions = {}): Field {
  const { required = false, range = [0, 1_000_000] } = options
  const [min, max] = range
  const read = (written: string) => {
    const number = parseFigure(written)
    return number !== null && number >= min && number <= max ? number : null
  }
  return readBy(
    { read, message: `Write one whole number from ${min} to ${max}, in figures.` },
    {
      field,
      type: 'integer',
      schema: { is_nullable: !required, ...defaultOf(options) },
      meta: { interface: 'figure', options: null, width: 'half', required, note },
    },
  )
}

export function date(field: string, note: string, required = true): Field {
  const meta = { interface: 'moment', display: 'datetime', width: 'half', required, note }
  return readBy(
    { read: parseWrittenDay, message: 'Write a day with its year, from 2000 to 2100.' },
    { field, type: 'date', schema: { is_nullable: !required, is_indexed: required }, meta },
  )
}

/** `label` is shown with the checkbox. */
export function flag(field: string, label: string, note: string, initially = false): Field {
  const schema = { default_value: initially, is_nullable: false }
  const look = { interface: 'boolean', options: { label }, width: 'half', note }
  const meta = { special: ['cast-boolean'], ...look }
  return readBy(
    { read: parseTick, message: 'Write yes or no.' },
    { field, type: 'boolean', schema, meta },
  )
}

/** The same field with other settings. */
export function extended(field: Field, meta: Values): Field {
  return { ...field, meta: { ...field.meta, ...meta } }
}

/** A field that programs write and users read. */
export const fixed = (field: Field): Field => extended(field, { readonly: true })

/** A field that only programs write and read. */
export const internal = (field: Field): Field => extended(fixed(field), { hidden: true })

/** A fixed field with a readable name. */
export const fixedAs = (translation: string, field: Field): Field =>
  extended(fixed(field), { translations: [{ language: 'en-GB', translation }] })

/** The label of a field in the Studio: `payment_url` is Payment URL. */
export const fieldLabel = (field: string): string =>
  field
    .split('_')
    .map((word) => (word === 'url' ? 'URL' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
