import type { ReactNode } from 'react'

/** Connects a control to its label, hint and error message. */
type Control = {
  id: string
  name: string
  className: 'field'
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  id: string
  name: string
  label: string
  hint?: string | undefined
  /** A question about what was typed. */
  question?: string | undefined
  /** Whether the question is shown; otherwise only its line is there. */
  isAsked?: boolean
  /** What an optional field is called. */
  optional?: string | undefined
  error: string | undefined
  children: (control: Control) => ReactNode
}

/** A form field with a label above, and a hint and an error message below. */
export function Field({ id, name, label, hint, question, isAsked, ...field }: Props) {
  const { optional, error, children } = field
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {optional}</span>}
      </label>
      {children({
        id,
        name,
        className: 'field',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {question && (
        <p role="status" className="text-sm font-semibold">
          <span className={isAsked ? undefined : 'invisible'}>{question}</span>
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
