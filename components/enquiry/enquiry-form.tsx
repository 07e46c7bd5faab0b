'use client'

import { useActionState, useState, type ReactNode, type SubmitEvent } from 'react'
import { idleForm, REMINDERS_FIELD, TICKED, type FormState } from '@/lib/enquiry/form'
import { FormField, normaliseInput } from './form-field'
import { FormMessages, fieldId, type FormTexts, type LabelledField } from './form-messages'
import { saveForm, SAVED_PANEL, settleOpened } from './saved-enquiries'
import { postFields } from './send-form'

type FormAction = (state: FormState, form: FormData) => Promise<FormState>

type Props = {
  formId: string
  fields: readonly LabelledField[]
  action: FormAction
  /** The values before the first post. */
  start?: Readonly<Record<string, string>>
  /** The path of the page with the form. */
  path: string
  button: string
  /** The school's number, for when the form cannot be sent. */
  phone: string
  /** Two fields per row on wide screens. */
  columns?: boolean
  texts: FormTexts
  /** The label of the box by which a parent agrees to reminders; null: no box. */
  reminders?: ReactNode
  /** An enquiry without a connection may be saved on the device. */
  canBeSaved?: boolean
  /** The bytes that the server reads of several files, and the reason to send no more. */
  filesLimit?: { bytes: number; message: string } | undefined
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
  const { action, state, isSending, isCutOff, submit, keep, clearMessages } = useEnquiry(props)
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
        keep={props.canBeSaved && isCutOff ? keep : undefined}
      />
      <fieldset
        disabled={isSending}
        className={columns ? 'grid grid-cols-2 gap-x-4 gap-y-3' : 'space-y-4'}
      >
        <legend className="sr-only">{texts.legend}</legend>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            optional={texts.optional}
            incomplete={texts.incompleteNumber}
            id={fieldId(formId, field.name)}
            choose={texts.choose}
            values={state.status === 'idle' ? { ...props.start, ...state.values } : state.values}
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

/** Shows in all fields of a form what the server will store. */
function normaliseFields(form: HTMLFormElement, fields: readonly LabelledField[]): void {
  for (const field of fields) {
    const input = form.elements.namedItem(field.name)
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
      normaliseInput(input, field)
  }
}

const bytesOfFiles = (body: FormData): number =>
  [...body.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0)

/**
 * The state of an enquiry form. `useActionState` handles posts without JavaScript. With JavaScript
 * the same post is sent by `fetch`: a call of the action cannot be aborted, and `useActionState`
 * passes a failed one to the error boundary, which would replace the page with everything typed.
 */
function useEnquiry({ action, path, fields, texts: { failure, gone }, filesLimit }: Props) {
  // By the path the state finds its form also in a page whose parts another build has moved.
  const [posted, post] = useActionState(action, idleForm, path)
  const [state, setState] = useState(posted)
  const [isSending, setIsSending] = useState(false)
  const [isCutOff, setIsCutOff] = useState(false)
  const withoutMessages = { ...idleForm, values: state.values }

  async function send(form: HTMLFormElement) {
    normaliseFields(form, fields)
    const body = new FormData(form)
    if (filesLimit && bytesOfFiles(body) > filesLimit.bytes)
      return setState({ ...withoutMessages, status: 'failed', message: filesLimit.message })
    setState(withoutMessages)
    setIsSending(true)
    const answer = await postFields(form.id, location.pathname, body)
    setIsCutOff(answer === null)
    setIsSending(false)
    // The school has changed the form: the page that a post without JavaScript gets has the new one. Later, as a
    // disabled field is in no post.
    if (answer?.status === 'invalid' && answer.message) return void setTimeout(() => form.submit())
    setState(
      answer === null || answer.status === 'gone'
        ? { ...withoutMessages, status: 'failed', message: answer ? gone : failure }
        : answer,
    )
    if (answer?.status !== 'sent') return
    form.reset()
    settleOpened()
  }

  return {
    action: post,
    state,
    isSending,
    isCutOff,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending) void send(event.currentTarget)
    },
    keep: (form: HTMLFormElement) => {
      // The rules of the website apply when it is sent; these are the fields that it needs.
      if (!form.reportValidity()) return
      saveForm(form)
      form.reset()
      setState(idleForm)
      // The list is at the top of the page; the button is gone.
      setTimeout(() => document.getElementById(SAVED_PANEL)?.focus())
    },
    clearMessages: () => {
      if (state.status !== 'idle') setState(withoutMessages)
    },
  }
}
