'use client'

import { useState, type FocusEvent, type InputEvent, type ReactNode } from 'react'
import { canBeCalled, normaliseTyped } from '@/lib/enquiry/form'
import { ownValue } from 'school-schema/values/own-value'
import { ChoiceField } from './choice-field'
import { FieldError, type LabelledField } from './form-messages'

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
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

type Input = HTMLInputElement | HTMLTextAreaElement

/** Shows in a field what the server will store. */
export function normaliseInput(input: Input, { kind }: LabelledField): void {
  // Its value is the name of a file, and cannot be set.
  if (input.type === 'file') return
  const value = normaliseTyped({ kind }, input.value)
  if (value !== input.value) input.value = value
}

type FormFieldProps = {
  field: LabelledField
  optional: string
  /** The question about a number that cannot be called. */
  incomplete: string
  id: string
  /** What a list of choices shows before one is chosen. */
  choose: string
  /** The values of all fields, by their names. */
  values: Readonly<Record<string, string>>
  error: string | undefined
}

/** A field of a form, which shows what the server will store. */
export const FormField = (props: FormFieldProps) =>
  /^choice/.test(props.field.kind) ? <ChoiceField {...props} /> : <SingleField {...props} />

function SingleField({ field, optional, incomplete, id, choose, values, error }: FormFieldProps) {
  // Its line appears while the visitor types: when she leaves the field, perhaps to press the button, nothing moves.
  const [question, setQuestion] = useState<'hidden' | 'shown' | null>(null)
  const { name, label, hint, kind, required, pattern, isShort, autoComplete } = field
  const { options = [], attributes } = field
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
  const value = ownValue(values, name)
  const given = { required, onBlur, onInput, ref, defaultValue: value, autoComplete }
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
        ) : kind === 'select' ? (
          // A list does not take a value that is set after it was rendered.
          <select key={value} defaultValue={value ?? ''} required={required} {...control}>
            <option value="">{choose}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input type="text" {...attributes} {...control} {...given} pattern={pattern} />
        )
      }
    </LabelledControl>
  )
}
