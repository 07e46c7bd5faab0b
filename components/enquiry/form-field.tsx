'use client'

import { useState, type FocusEvent, type InputEvent, type ReactNode } from 'react'
import { canBeCalled, normaliseTyped, type Field } from '@/lib/enquiry/form'
import { ChoiceField } from './choice-field'
import type { LabelledField } from './form-messages'

/** Connects a control to its label, hint and error message. */
type Control = {
  id: string
  name: string
  className: 'field'
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type ControlProps = {
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
  className: string | undefined
  children: (control: Control) => ReactNode
}

/** A control with a label above, and a hint and an error message below. */
function LabelledControl({ id, name, label, hint, question, isAsked, ...field }: ControlProps) {
  const { optional, error, className, children } = field
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
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
        <p
          id={`${id}-error`}
          className="mt-1 border-l-4 border-error pl-2 text-sm font-semibold text-error"
        >
          {error}
        </p>
      )}
    </div>
  )
}

const inputs = {
  text: { type: 'text' },
  // A field of the type `number` drops "3 years" and "५" before anyone sees them.
  number: { type: 'text', inputMode: 'numeric' },
  // HTML allows `tel-national` only for fields of type text; the keyboard is the same.
  tel: { type: 'text', inputMode: 'tel' },
  email: { type: 'email' },
} as const

type Input = HTMLInputElement | HTMLTextAreaElement

/** Shows in a field what the server will store. */
export function normaliseInput(input: Input, field: Field): void {
  const value = normaliseTyped(field, input.value)
  if (value !== input.value) input.value = value
}

type FormFieldProps = {
  field: LabelledField
  optional: string
  /** The question about a number that cannot be called. */
  incomplete: string
  id: string
  value: string | undefined
  error: string | undefined
}

/** A field of a form, which shows what the server will store. */
export function FormField(props: FormFieldProps) {
  const { field, id, value } = props
  if (field.options) return <ChoiceField field={field} id={id} value={value} />
  return <TypedField {...props} />
}

function TypedField({ field, optional, incomplete, id, value, error }: FormFieldProps) {
  // Its line appears while the visitor types: when she leaves the field, perhaps to press the button, nothing moves.
  const [question, setQuestion] = useState<'hidden' | 'shown' | null>(null)
  const { name, label, hint, kind, required, pattern, isShort, autoComplete = 'on' } = field
  const onBlur = ({ currentTarget }: FocusEvent<Input>) => {
    normaliseInput(currentTarget, field)
    if (kind === 'tel' && !canBeCalled(currentTarget.value)) setQuestion('shown')
    else if (question) setQuestion('hidden')
  }
  const onInput = ({ currentTarget, nativeEvent }: InputEvent<Input>) => {
    // A pasted text may be the first half of a name, and waits until the field is left.
    const isNumber = kind === 'tel' || kind === 'number'
    if (isNumber && nativeEvent.inputType === 'insertFromPaste')
      normaliseInput(currentTarget, field)
    if (kind === 'tel')
      setQuestion(canBeCalled(currentTarget.value) ? null : (question ?? 'hidden'))
  }
  // What was typed before this code had loaded.
  const ref = (control: Input | null) => {
    if (control && control !== document.activeElement) normaliseInput(control, field)
  }
  const given = { defaultValue: value, required, autoComplete, onBlur, onInput, ref }
  return (
    <LabelledControl
      id={id}
      name={name}
      label={label}
      hint={hint}
      question={question && !error ? incomplete : undefined}
      isAsked={question === 'shown'}
      className={isShort ? undefined : 'max-sm:col-span-2'}
      error={error}
      optional={required ? undefined : optional}
    >
      {(control) =>
        kind === 'multiline' ? (
          <textarea rows={3} {...control} {...given} />
        ) : (
          <input
            {...(kind in inputs ? inputs[kind as keyof typeof inputs] : inputs.text)}
            {...control}
            {...given}
            pattern={pattern}
          />
        )
      }
    </LabelledControl>
  )
}
