'use client'

import type { Field } from '@/lib/enquiry/form'

type Props = {
  field: Field
  /** Makes ids unique where two forms could share a page. */
  formId: string
  value: string | undefined
  error: string | undefined
}

const box =
  'border-ink-soft/60 aria-invalid:border-flame aria-invalid:border-2 w-full rounded-card border bg-white px-3 py-2 min-h-11 disabled:bg-paper-deep'

const inputModes = { text: 'text', number: 'numeric', tel: 'tel', multiline: 'text' } as const

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export function FormField({ field, formId, value, error }: Props) {
  const id = fieldId(formId, field.name)
  const hintId = field.hint ? `${id}-hint` : null
  const errorId = error ? `${id}-error` : null
  const control = {
    id,
    name: field.name,
    defaultValue: value,
    required: field.required,
    autoComplete: field.autoComplete ?? 'on',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    className: box,
  }
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {field.label}
        {!field.required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {field.kind === 'multiline' ? (
        <textarea rows={3} {...control} />
      ) : (
        <input type={field.kind} inputMode={inputModes[field.kind]} {...control} />
      )}
      {hintId && (
        <p id={hintId} className="text-sm text-ink-soft">
          {field.hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} className="text-sm font-semibold text-flame">
          {error}
        </p>
      )}
    </div>
  )
}
