import type { Field } from './types.ts'

type Options = {
  note: string
  required?: boolean
  /** The smallest and the largest number that is taken; 0 and a million when not given. */
  range?: readonly [smallest: number, largest: number]
}

/** A whole number that cannot be mistyped into nonsense. */
export function figure(field: string, options: Options): Field {
  const { note, required = false, range = [0, 1_000_000] } = options
  const [smallest, largest] = range
  const inRange = { _and: [{ [field]: { _gte: smallest } }, { [field]: { _lte: largest } }] }
  // An empty field is no number, and an optional one may stay empty.
  const rule = required ? inRange : { _or: [{ [field]: { _null: true } }, inRange] }
  return {
    field,
    type: 'integer',
    schema: { is_nullable: !required },
    meta: {
      interface: 'input',
      options: { min: smallest, max: largest },
      width: 'half',
      required,
      note,
      validation: { _and: [rule] },
      validation_message: `Write a whole number from ${smallest} to ${largest}.`,
    },
  }
}
