import { useActionState, useState, type SubmitEvent } from 'react'
import { idleForm, normaliseTyped, type Field, type FormState } from '@/lib/enquiry/form'
import { keepForm, KEPT_PANEL } from './kept-enquiries'
import { postFields } from './send-form'

type Input = HTMLInputElement | HTMLTextAreaElement

/** Shows in a field what the server will store. */
export function normaliseInput(input: Input, field: Field): void {
  const value = normaliseTyped(field, input.value)
  if (value !== input.value) input.value = value
}

/** The same for all fields of a form. */
function normaliseFields(form: HTMLFormElement, fields: readonly Field[]): void {
  for (const field of fields) {
    const input = form.elements.namedItem(field.name)
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
      normaliseInput(input, field)
  }
}

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>

/**
 * The state of an enquiry form. `useActionState` handles posts without JavaScript. With JavaScript
 * the same post is sent by `fetch`: a call of the action cannot be aborted, and `useActionState`
 * passes a failed one to the error boundary, which would replace the page with everything typed.
 */
export function useEnquiry(action: FormAction, fields: readonly Field[], failure: string) {
  const [posted, post] = useActionState(action, idleForm)
  const [state, setState] = useState(posted)
  const [isSending, setIsSending] = useState(false)
  const [isCutOff, setIsCutOff] = useState(false)
  const withoutMessages = { ...idleForm, values: state.values }

  async function send(form: HTMLFormElement) {
    normaliseFields(form, fields)
    setState(withoutMessages)
    setIsSending(true)
    const answer = await postFields(form.id, location.pathname, new FormData(form))
    setIsCutOff(answer === null)
    setIsSending(false)
    setState(answer ?? { ...withoutMessages, status: 'failed', message: failure })
    if (answer?.status === 'sent') form.reset()
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
      keepForm(form)
      form.reset()
      setState(idleForm)
      // The list is at the top of the page; the button is gone.
      setTimeout(() => document.getElementById(KEPT_PANEL)?.focus())
    },
    clearMessages: () => {
      if (state.status !== 'idle') setState(withoutMessages)
    },
  }
}
