'use client'

import { useActionState, useState, type SubmitEvent } from 'react'
import { enquiryMessages } from '@/content/enquiry-messages'
import { idleForm, type FormState } from '@/lib/enquiry/form-state'
import { postEnquiry } from './post-enquiry'

type Action = (state: FormState, form: FormData) => Promise<FormState>

/**
 * The state of an enquiry form. The action serves a post without JavaScript. With JavaScript the form
 * goes to `address` by a request of our own: a failed action would reach the error boundary and take
 * the form with it, and the router neither aborts an action nor starts the next one before its answer.
 */
export function useEnquiry(action: Action, address: string) {
  const [posted, post] = useActionState(action, idleForm)
  const [state, setState] = useState(posted)
  const [isSending, setIsSending] = useState(false)
  const withoutMessages = { ...idleForm, values: state.values }

  async function send(form: HTMLFormElement) {
    const details = new FormData(form)
    setState(withoutMessages)
    setIsSending(true)
    const answer = await postEnquiry(address, details)
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
