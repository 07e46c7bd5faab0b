import type { ReactNode } from 'react'
import type { FeeErrors } from '@/lib/fees/answer'

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

function fieldId(name: string): string {
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

/** What is wrong with the question, above it; each message leads to its field. */
export function FeeErrorList({ errors }: { errors: FeeErrors }) {
  return (
    <div role="alert" className="no-print rounded-card border-2 border-flame bg-flame-tint p-4">
      <p className="font-semibold">Please look at this again:</p>
      <ul className="list-disc pl-5">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TransportChoiceProps = { value: string; error: string | undefined }

const choices = [
  ['no', 'No'],
  ['yes', 'Yes'],
] as const

/** Whether the school transport is used: its late fine is charged beside that for tuition. */
export function TransportChoice({ value, error }: TransportChoiceProps) {
  const errorId = `${fieldId('transport')}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-semibold">School transport</legend>
      <div className="flex gap-6">
        {choices.map(([choice, label], index) => (
          <label key={choice} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              id={index === 0 ? fieldId('transport') : undefined}
              name="transport"
              value={choice}
              defaultChecked={value === choice}
              className="size-5 accent-flame"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-semibold text-flame">
          {error}
        </p>
      )}
    </fieldset>
  )
}
