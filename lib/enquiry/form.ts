/** A field, for the form on the page and for the server that reads it. */
export type Field = {
  name: string
  label: string
  hint?: string
  required: boolean
  kind: 'text' | 'number' | 'tel' | 'multiline'
  autoComplete?: string
}

/** The state of a form after a post; the same with and without JavaScript. */
export type FormState = {
  status: 'idle' | 'invalid' | 'failed' | 'sent'
  /** The typed values, to fill the form again; empty after a successful post. */
  values: Record<string, string>
  /** In the order of the fields. */
  errors: readonly { field: string; message: string }[]
  /** Plain text: the thanks, or the reason of a failure. */
  message: string | null
}

/** The state before the first post. */
export const idleForm: FormState = { status: 'idle', values: {}, errors: [], message: null }

/** The hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'homepage'

/** The hidden field with the signed token. */
export const TOKEN_FIELD = 'form'

const contact: Omit<Field, 'name'> = {
  ...{ label: 'Contact number', hint: '10 digits, without +91 or 0', required: true },
  ...{ kind: 'tel', autoComplete: 'tel-national' },
}

/** /TakeAdmission, in the order of the form; the names are the keys of the CMS item. */
export const admissionFields: readonly Field[] = [
  {
    ...{ name: 'student_name', label: 'Student name', required: true, kind: 'text' },
    ...{ hint: 'Full name with surname, at least 5 letters', autoComplete: 'off' },
  },
  { name: 'age', label: 'Age', hint: 'In years', required: true, kind: 'number' },
  { name: 'previous_school', label: 'Previous school', required: false, kind: 'text' },
  { name: 'contact_number', ...contact },
  {
    ...{ name: 'address', label: 'Address', required: false, kind: 'multiline' },
    autoComplete: 'street-address',
  },
]

/** The quick form of the home page. */
export const quickFields: readonly Field[] = [
  { name: 'name', label: 'Child’s name', required: true, kind: 'text', autoComplete: 'off' },
  { name: 'age', label: 'Age', required: true, kind: 'number' },
  { name: 'class', label: 'Present class', required: true, kind: 'text' },
  { name: 'phone', ...contact },
  { name: 'whatsapp', label: 'WhatsApp number', required: false, kind: 'tel' },
]
