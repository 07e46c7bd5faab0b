import type { Field } from './types.ts'

type TextOptions = {
  note: string
  required?: boolean
  unique?: boolean
  /** Characters; 255 when not given. */
  max?: number
  wide?: boolean
  placeholder?: string
  validation?: Validation
}

/** What Directus checks before it stores, and the sentence an editor reads when it refuses. */
type Validation = { pattern: string; message: string }

export function text(field: string, options: TextOptions): Field {
  return {
    field,
    type: 'string',
    schema: {
      is_nullable: !options.required,
      is_unique: options.unique ?? false,
      max_length: options.max ?? 255,
    },
    meta: {
      interface: 'input',
      options: { trim: true, placeholder: options.placeholder ?? null },
      width: options.wide ? 'full' : 'half',
      required: options.required ?? false,
      note: options.note,
      ...validationOf(field, options),
    },
  }
}

export function multiline(field: string, note: string): Field {
  return {
    field,
    type: 'text',
    schema: {},
    meta: { interface: 'input-multiline', width: 'full', note },
  }
}

export function code(field: string, note: string): Field {
  return {
    field,
    type: 'text',
    schema: {},
    meta: {
      interface: 'input-code',
      options: { language: 'htmlmixed', lineWrapping: true },
      width: 'full',
      note,
    },
  }
}

export function integer(field: string, note: string, required: boolean): Field {
  return {
    field,
    type: 'integer',
    schema: { is_nullable: !required },
    meta: { interface: 'input', width: 'half', required, note },
  }
}

export function date(field: string, note: string, { required } = { required: true }): Field {
  return {
    field,
    type: 'date',
    schema: { is_nullable: !required, is_indexed: required },
    meta: { interface: 'datetime', display: 'datetime', width: 'half', required, note },
  }
}

/** `label` stands beside the tick box. */
export function flag(field: string, label: string, note: string, initially: boolean): Field {
  return {
    field,
    type: 'boolean',
    schema: { default_value: initially, is_nullable: false },
    meta: {
      special: ['cast-boolean'],
      interface: 'boolean',
      options: { label },
      width: 'half',
      note,
    },
  }
}

// An optional field left empty is nobody's mistake; a pattern alone would refuse null.
function validationOf(field: string, { validation, required }: TextOptions) {
  if (!validation) return { validation: null, validation_message: null }
  const { pattern, message } = validation
  const matches = { [field]: { _regex: required ? pattern : `^$|${pattern}` } }
  const rule = required ? matches : { _or: [{ [field]: { _null: true } }, matches] }
  return { validation: { _and: [rule] }, validation_message: message }
}
