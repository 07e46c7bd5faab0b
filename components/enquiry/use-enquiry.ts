'use client'

import { useActionState, useLayoutEffect, useRef, useState } from 'react'
import { idleForm, type FormState } from '@/lib/enquiry/form-state'
import { newId } from './new-id'

type Action = (state: FormState, form: FormData) => Promise<FormState>

/**
 * The state of an enquiry form. The action goes to the form as it is, so that a post works before,
 * and without, JavaScript.
 */
export function useEnquiry(send: Action) {
  const [state, action, isSending] = useActionState(send, idleForm)
  const [edited, setEdited] = useState<FormState | null>(null)
  const idField = useRef<HTMLInputElement>(null)

  // The page is one static file for everyone, so the key can only be made here, before a tap that came
  // earlier than the script is done again; and a new enquiry
  // after a sent one needs a new key.
  useLayoutEffect(() => {
    const isNew = state.status === 'idle' || state.status === 'sent'
    if (isNew && idField.current) idField.current.value = newId()
  }, [state])

  return {
    action,
    isSending,
    /** The hidden field that carries the enquiry's id. */
    idField,
    /** What to say; nothing once a field was edited after it was said. */
    shown: edited === state ? { ...idleForm, values: state.values } : state,
    clearMessages: () => setEdited(state),
  }
}
