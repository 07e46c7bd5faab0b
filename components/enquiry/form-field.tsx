'use client'

import { useState, type FocusEvent, type InputEvent } from 'react'
import { canBeCalled, normaliseTyped } from '@/lib/enquiry/form'
import { ownValue } from 'school-schema/values/own-value'
import { ChoiceField } from './choice-field'
import { FieldError, type LabelledField } from './form-messages'

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

/** What is typed into a field as the server will store it, and whether to ask about a number that cannot be called. */
function useTyped(field: LabelledField) {
  // Its line appears while the visitor types: when she leaves the field, perhaps to press the button, nothing moves.
  const [question, setQuestion] = useState<'hidden' | 'shown' | null>(null)
  const { kind } = field
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
  return { question, handlers: { onBlur, onInput, ref } }
}

/** A control with a label above, and a hint and an error message below. */
function SingleField({ field, optional, incomplete, id, choose, values, error }: FormFieldProps) {
  const { name, label, hint, kind, required, pattern, isShort, autoComplete } = field
  const { options = [], attributes } = field
  const { question, handlers } = useTyped(field)
  const value = ownValue(values, name)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    className: 'field',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  const given = { ...control, required, ...handlers, defaultValue: value, autoComplete }
  return (
    <div className={isShort ? undefined : 'max-sm:col-span-2'}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {!required && optional && <span className="font-normal text-ink-soft"> {optional}</span>}
      </label>
      {kind === 'multiline' ? (
        <textarea rows={3} {...given} />
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
        <input type="text" {...attributes} {...given} pattern={pattern} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {question && !error && (
        <p role="status" className="text-sm font-semibold">
          <span className={question === 'shown' ? undefined : 'invisible'}>{incomplete}</span>
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
