type FieldError = { field: string; message: string }

/** Where a form stands after a post; the same for every form, with and without JavaScript. */
export type FormState = {
  status: 'idle' | 'invalid' | 'failed' | 'sent'
  /** What was typed, to fill the form again; empty once it has been sent. */
  values: Record<string, string>
  /** In the order of the fields. */
  errors: readonly FieldError[]
  /** Plain text: the thanks, or why it could not be saved. */
  message: string | null
}

export const idleForm: FormState = { status: 'idle', values: {}, errors: [], message: null }
