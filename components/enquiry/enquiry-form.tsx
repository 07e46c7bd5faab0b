'use client'

import { useState, type FocusEvent, type InputEvent, type ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { canBeCalled, REMINDERS_FIELD, TICKED } from '@/lib/enquiry/form'
import { FormMessages, fieldId, type FormTexts, type LabelledField } from './form-messages'
import { normaliseInput, useEnquiry, type FormAction } from './use-enquiry'

type Props = {
  formId: string
  fields: readonly LabelledField[]
  action: FormAction
  button: string
  /** The school's number, for when the form cannot be sent. */
  phone: string
  /** Two fields per row on wide screens. */
  columns?: boolean
  texts: FormTexts
  /** The words beside the box by which a parent agrees to reminders; null: no box. */
  reminders?: string | null
  /** An enquiry without a connection may be kept on the device. */
  canBeKept?: boolean
  /** What the sender agrees to, next to the button. */
  children?: ReactNode
}

/**
 * Native validation is off: the server's messages are the same with and without JavaScript.
 * `aria-busy` changes the button's label, as `lib/framework/hydration-loader.js` can set it before
 * hydration.
 */
export function EnquiryForm(props: Props) {
  const { formId, fields, columns = false, texts } = props
  const { action, state, isSending, isCutOff, submit, keep, clearMessages } = useEnquiry(
    props.action,
    fields,
    texts.failure,
  )
  return (
    <form
      id={formId}
      action={action}
      onSubmit={submit}
      onInput={clearMessages}
      aria-busy={isSending}
      noValidate
      data-deferred
      data-state={state.status === 'idle' ? undefined : JSON.stringify(state)}
      className="group space-y-4"
    >
      <FormMessages
        state={state}
        formId={formId}
        phone={props.phone}
        texts={texts}
        keep={props.canBeKept && isCutOff ? keep : undefined}
      />
      <fieldset
        disabled={isSending}
        className={columns ? 'grid gap-x-4 gap-y-3 sm:grid-cols-2' : 'space-y-4'}
      >
        <legend className="sr-only">{texts.legend}</legend>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            optional={texts.optional}
            incomplete={texts.incompleteNumber}
            id={fieldId(formId, field.name)}
            value={state.values[field.name]}
            error={state.errors.find((error) => error.field === field.name)?.message}
          />
        ))}
      </fieldset>
      {props.reminders && (
        <label className="flex items-start gap-3 text-sm">
          <input
            type="checkbox"
            name={REMINDERS_FIELD}
            value={TICKED}
            defaultChecked={state.values[REMINDERS_FIELD] === TICKED}
            disabled={isSending}
            className="mt-0.5 size-5 shrink-0 accent-flame"
          />
          {props.reminders}
        </label>
      )}
      {props.children}
      <button type="submit" disabled={isSending} className="button w-full">
        <span className="group-aria-busy:hidden">{props.button}</span>
        <span className="hidden group-aria-busy:inline">{texts.sending}</span>
      </button>
    </form>
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

type Control = HTMLInputElement | HTMLTextAreaElement

type FormFieldProps = {
  field: LabelledField
  optional: string
  /** The question about a number that cannot be called. */
  incomplete: string
  id: string
  value: string | undefined
  error: string | undefined
}

function FormField({ field, optional, incomplete, id, value, error }: FormFieldProps) {
  // Its line appears while the visitor types: when she leaves the field, perhaps to press the button, nothing moves.
  const [question, setQuestion] = useState<'hidden' | 'shown' | null>(null)
  const { name, label, hint, kind, required, pattern, autoComplete = 'on' } = field
  const onBlur = ({ currentTarget }: FocusEvent<Control>) => {
    normaliseInput(currentTarget, field)
    if (kind === 'tel' && !canBeCalled(currentTarget.value)) setQuestion('shown')
    else if (question) setQuestion('hidden')
  }
  const onInput = ({ currentTarget, nativeEvent }: InputEvent<Control>) => {
    // A pasted text may be the first half of a name, and waits until the field is left.
    const isNumber = kind === 'tel' || kind === 'number'
    if (isNumber && nativeEvent.inputType === 'insertFromPaste')
      normaliseInput(currentTarget, field)
    if (kind === 'tel')
      setQuestion(canBeCalled(currentTarget.value) ? null : (question ?? 'hidden'))
  }
  // What was typed before this code had loaded.
  const ref = (control: Control | null) => {
    if (control && control !== document.activeElement) normaliseInput(control, field)
  }
  const given = { defaultValue: value, required, autoComplete, onBlur, onInput, ref }
  return (
    <Field
      id={id}
      name={name}
      label={label}
      hint={hint}
      question={question && !error ? incomplete : undefined}
      isAsked={question === 'shown'}
      error={error}
      optional={required ? undefined : optional}
    >
      {(control) =>
        kind === 'multiline' ? (
          <textarea rows={3} {...control} {...given} />
        ) : (
          <input {...inputs[kind]} {...control} {...given} pattern={pattern} />
        )
      }
    </Field>
  )
}
