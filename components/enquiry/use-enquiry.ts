'use client'

import { useActionState, useState, type SubmitEvent } from 'react'
import { enquiryMessages } from '@/content/enquiry-messages'
import { idleForm, type FormState } from '@/lib/enquiry/form'

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

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>

/** Longest wait for the answer, in milliseconds; the server answers within a few seconds. */
const DEADLINE_MS = 20_000

/**
 * Sends a form to its server action; null when no answer of the site comes back. The framework posts an
 * action by the global `fetch`, without a deadline, and holds back navigation and the next action until
 * this one has an answer (`server-action-reducer.js`): so its request gets a deadline here.
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
