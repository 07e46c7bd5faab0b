'use client'

import { useActionState, useState, type ReactNode, type SubmitEvent } from 'react'
import { Field } from '@/components/ui/field'
import { enquiryMessages } from '@/content/enquiry-messages'
import { idleForm, type Field as FieldRule, type FormState } from '@/lib/enquiry/form'
import { FormMessages, fieldId } from './form-messages'

type FormAction = (state: FormState, form: FormData) => Promise<FormState>

type Props = {
  formId: string
  fields: readonly FieldRule[]
  action: FormAction
  button: string
  /** The school's number, for when the form cannot be sent. */
  phone: string
  /** Two fields per row on wide screens. */
  columns?: boolean
  /** What the sender agrees to, next to the button. */
  children: ReactNode
}

/**
 * Native validation is off: the server's messages are the same with and without JavaScript.
 * `aria-busy` changes the button's label, as `lib/framework/hydration-loader.js` can set it before
 * hydration.
 */
export function EnquiryForm(props: Props) {
  const { formId, fields, columns = false } = props
  const { action, state, isSending, submit, clearMessages } = useEnquiry(props.action)
  return (
    <form
      id={formId}
      action={action}
      onSubmit={submit}
      onInput={clearMessages}
      aria-busy={isSending}
      noValidate
      data-deferred
      className="group space-y-4"
    >
      <FormMessages state={state} formId={formId} phone={props.phone} />
      <fieldset
        disabled={isSending}
        className={columns ? 'grid gap-x-4 gap-y-3 sm:grid-cols-2' : 'space-y-4'}
      >
        <legend className="sr-only">{enquiryMessages.details}</legend>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={fieldId(formId, field.name)}
            value={state.values[field.name]}
            error={state.errors.find((error) => error.field === field.name)?.message}
          />
        ))}
      </fieldset>
      {props.children}
      <button type="submit" disabled={isSending} className="button w-full">
        <span className="group-aria-busy:hidden">{props.button}</span>
        <span className="hidden group-aria-busy:inline">Sending…</span>
      </button>
    </form>
  )
}

const inputs = {
  text: { type: 'text' },
  number: { type: 'number', inputMode: 'numeric' },
  // HTML allows `tel-national` only for fields of type text; the keyboard is the same.
  tel: { type: 'text', inputMode: 'tel' },
} as const

type FormFieldProps = {
  field: FieldRule
  id: string
  value: string | undefined
  error: string | undefined
}

function FormField({ field, id, value, error }: FormFieldProps) {
  const { name, label, hint, kind, required, autoComplete = 'on' } = field
  const given = { defaultValue: value, required, autoComplete }
  return (
    <Field {...{ id, name, label, hint, error }} isOptional={!required}>
      {(control) =>
        kind === 'multiline' ? (
          <textarea rows={3} {...control} {...given} />
        ) : (
          <input {...inputs[kind]} {...control} {...given} />
        )
      }
    </Field>
  )
}

/**
 * The state of an enquiry form. `useActionState` handles posts without JavaScript. With JavaScript
 * the action is called directly: `useActionState` passes a failed request to the error boundary,
 * which would replace the page with everything the visitor has typed.
 */
function useEnquiry(action: FormAction) {
  const [posted, post] = useActionState(action, idleForm)
  const [state, setState] = useState(posted)
  const [isSending, setIsSending] = useState(false)
  const withoutMessages = { ...idleForm, values: state.values }

  async function send(form: HTMLFormElement) {
    const details = new FormData(form)
    setState(withoutMessages)
    setIsSending(true)
    const answer = await sendForm(action, details)
    setIsSending(false)
    setState(answer ?? { ...withoutMessages, status: 'failed', message: enquiryMessages.notSaved })
    if (answer?.status === 'sent') form.reset()
  }

  return {
    action: post,
    state,
    isSending,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending) void send(event.currentTarget)
    },
    clearMessages: () => {
      if (state.status !== 'idle') setState(withoutMessages)
    },
  }
}

/** The request is aborted after this time in milliseconds; the server responds within a few seconds. */
const DEADLINE_MS = 20_000

/**
 * Sends a form to its server action; null if the site does not respond. Next.js posts actions by
 * the global `fetch` without a timeout, and blocks navigation and further actions until there is a
 * response (`server-action-reducer.js`). So the request gets a timeout here.
 */
async function sendForm(action: FormAction, form: FormData): Promise<FormState | null> {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) =>
    new Headers(init?.headers).has('next-action')
      ? fetch(input, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) })
      : fetch(input, init)
  try {
    return await action(idleForm, form)
  } catch {
    return null
  } finally {
    window.fetch = fetch
  }
}
