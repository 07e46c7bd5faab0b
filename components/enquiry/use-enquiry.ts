'use client'

import { useActionState, useEffect, useState } from 'react'
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
  const [id, setId] = useState('')

  // The page is one static file for everyone, so the key can only be made here; and a new enquiry
  // after a sent one needs a new key.
  useEffect(() => {
    if (state.status === 'idle' || state.status === 'sent') setId(newId())
  }, [state])

  return {
    action,
    isSending,
    id,
    /** What to say; nothing once a field was edited after it was said. */
    shown: edited === state ? { ...idleForm, values: state.values } : state,
    clearMessages: () => setEdited(state),
  }
}
