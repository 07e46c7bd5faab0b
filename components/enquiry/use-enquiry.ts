'use client'

import { useActionState, useState, type SubmitEvent } from 'react'
import { enquiryMessages } from '@/content/enquiry-messages'
import { idleForm } from '@/lib/enquiry/form'
import { sendForm, type FormAction } from './send-form'

/**
 * The state of an enquiry form. `useActionState` serves a post without JavaScript. With JavaScript the
 * action is called from here, as `useActionState` passes a failed request to the error boundary, which
 * replaces the page and all that was typed.
 */
export function useEnquiry(action: FormAction) {
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
