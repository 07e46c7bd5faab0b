import type { ReactNode } from 'react'

/** How a control is tied to its hint and its message. */
type Control = {
  id: string
  name: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  error: string | undefined
  children: (control: Control) => ReactNode
}

const box =
  'min-h-11 w-full rounded-card border border-ink-soft/60 bg-white px-3 py-2 aria-invalid:border-2 aria-invalid:border-flame'

export function fieldId(name: string): string {
  return `fee-${name}`
}

/** A field of the fee helper: label above, hint and message below. */
export function FeeField({ name, label, hint, isOptional, error, children }: Props) {
  const id = fieldId(name)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        className: box,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-flame">
          {error}
        </p>
      )}
    </div>
  )
}
