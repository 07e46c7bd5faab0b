import type { Messages } from '../messages/messages.ts'
import {
  isBlank,
  normalisePhone,
  removeInvisible,
  toAsciiDigits,
} from 'school-schema/values/typed-text'

/** A field, for the form on the page and for the server that reads it. */
export type Field = {
  /** Its label and hint are messages. */
  name: keyof Messages['enquiry']['fields']
  required: boolean
  /** `choice` is one of some options, `choices` are any of them. */
  kind: 'text' | 'number' | 'tel' | 'email' | 'multiline' | 'choice' | 'choices'
  autoComplete?: string
  /** Half as wide as the form on a phone. */
  isShort?: boolean
  /** For an enquiry that is saved on the device: what the server will accept. */
  pattern?: string
}

/** The state of a form after a post; the same with and without JavaScript. */
export type FormState = {
  status: 'idle' | 'invalid' | 'failed' | 'sent' | 'gone'
  /** The typed values, to fill the form again; empty after a successful post. */
  values: Record<string, string>
  /** In the order of the fields. */
  errors: readonly { field: string; message: string }[]
  /** Plain text: the thanks, or the reason of a failure. */
  message: string | null
  /** The address of the file that the message is about. */
  download?: string | null | undefined
}

/** The state before the first post. */
export const idleForm: FormState = { status: 'idle', values: {}, errors: [], message: null }

/** The state of a form that is shown again with what was typed, and why it was not accepted. */
export const failedForm = (values: FormState['values'], message: string): FormState => ({
  ...idleForm,
  status: 'failed',
  values,
  message,
})

/** The same with what is wrong in its fields. */
export const invalidForm = (
  values: FormState['values'],
  errors: FormState['errors'],
): FormState => ({ ...idleForm, status: 'invalid', values, errors })

/** The hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'homepage'

/** The hidden field with the signed token. */
export const TOKEN_FIELD = 'form'

/** The box by which a parent agrees to reminders. */
export const REMINDERS_FIELD = 'reminders'

/** The value of a ticked box. */
export const TICKED = 'yes'

/** The hidden field with the language of the page. */
export const LANGUAGE_FIELD = 'language'

/** The hidden fields of a form of the school: the name of its page, what it asked when it was opened, and the page that it is about. */
export const FORM_FIELD = 'form_page'
export const VERSION_FIELD = 'form_version'
export const ABOUT_FIELD = 'about'

/** When an enquiry that waited on the device was written, in milliseconds since 1970. */
export const WRITTEN_FIELD = 'written'

/** What forms post besides what is asked. */
export const ADDED_FIELDS: readonly string[] = [
  HONEYPOT_FIELD,
  TOKEN_FIELD,
  REMINDERS_FIELD,
  LANGUAGE_FIELD,
  FORM_FIELD,
  VERSION_FIELD,
  ABOUT_FIELD,
  WRITTEN_FIELD,
]

/** Not `off`: browsers clear such a field when the visitor comes back to the page. */
const CHILD = 'section-child name'

const contact: Omit<Field, 'name'> = {
  required: true,
  kind: 'tel',
  autoComplete: 'tel-national',
}

/** /TakeAdmission, in the order of the form; the names are the keys of the CMS item. */
export const admissionFields: readonly Field[] = [
  {
    name: 'student_name',
    required: true,
    kind: 'text',
    autoComplete: CHILD,
    pattern: '.{5,}',
  },
  { name: 'age', required: true, kind: 'number', pattern: '[1-9]\\d{0,2}' },
  { name: 'previous_school', required: false, kind: 'text' },
  { name: 'contact_number', ...contact, pattern: '\\d{10}' },
  {
    name: 'address',
    required: false,
    kind: 'multiline',
    autoComplete: 'street-address',
  },
]

/** On /TakeAdmission too, if the website can send e-mails. */
export const emailField: Field = {
  name: 'email',
  required: false,
  kind: 'email',
  autoComplete: 'email',
}

/** The quick form of the home page. */
export const quickFields: readonly Field[] = [
  { name: 'name', required: true, kind: 'text', autoComplete: CHILD },
  { name: 'age', required: true, kind: 'number', isShort: true },
  { name: 'class', required: true, kind: 'text', isShort: true },
  { name: 'phone', ...contact },
  { name: 'whatsapp', required: false, kind: 'tel' },
]

/** Whether a number has the digits of a telephone in India, with or without its code; an empty one is no number. */
export const canBeCalled = (number: string): boolean =>
  number === '' || /^(?:\+?91|0)?\d{10}$/.test(number.replace(/[\s()-]/g, ''))

/** The domain of an e-mail address in letters of another script as mail servers know it; browsers send it so, too. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  const isOther = at > 0 && /[^\x20-\x7e]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  if (!isOther) return address
  // Browsers of a few years ago have no URL.parse.
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}

/**
 * What a visitor typed, as the form shows and sends it: numbers as digits, texts without invisible
 * characters; empty if nothing is visible.
 */
export function normaliseTyped({ kind }: { kind: string }, typed: string): string {
  if (isBlank(typed)) return ''
  if (kind === 'tel') return normalisePhone(typed)
  const text = removeInvisible(typed).replace(/\r\n?/g, '\n').trim()
  if (kind === 'multiline' || kind === 'choices') return text
  const line = text.replace(/[\t\n]+/g, ' ')
  if (kind === 'email') return withAsciiDomain(line)
  return kind === 'number' ? toAsciiDigits(line) : line
}

/** A posted text; empty without one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The most options of a field with boxes to tick. */
const MAX_BOXES = 100

/** The name of one of the boxes of a field: each name is posted once. */
export const boxName = (field: string, index: number): string => `${field}_${index}`

/** The field of a box. */
export const fieldOfBox = (name: string): string => name.replace(/_\d{1,2}$/, '')

/** The options in the value of a field with boxes. */
export const listChosen = (value: string | undefined): string[] =>
  value?.split('\n').filter(Boolean) ?? []

const typedIn = (form: FormData, { name, kind }: Field): string =>
  kind === 'choices'
    ? Array.from({ length: MAX_BOXES }, (_, index) => textOf(form, boxName(name, index)))
        .filter(Boolean)
        .join('\n')
    : textOf(form, name)

/** The fields of a posted form, normalised; everything else is ignored. */
export const readFields = (form: FormData, fields: readonly Field[]): Record<string, string> =>
  Object.fromEntries(
    fields.map((field) => [field.name, normaliseTyped(field, typedIn(form, field))]),
  )
