'use client'

import { useEffect, useRef } from 'react'
import type { FormState } from '@/lib/enquiry/form-state'
import { fieldId } from './form-field'

type Props = { state: FormState; formId: string }

const panel = 'rounded-card border-2 p-4'

/** What the server said about a post: the errors in order, a failure, or the thanks. */
export function FormMessages({ state, formId }: Props) {
  const message = useRef<HTMLDivElement>(null)
  // Brings it into view too: the button that was pressed can be a screen further down.
  useEffect(() => message.current?.focus(), [state])

  if (state.status === 'idle') return null
  if (state.status === 'sent') {
    return (
      <div
        ref={message}
        tabIndex={-1}
        role="alert"
        className={`${panel} border-leaf bg-leaf-tint font-semibold`}
      >
        {state.message}
      </div>
    )
  }
  return (
    <div ref={message} tabIndex={-1} role="alert" className={`${panel} border-flame bg-flame-tint`}>
      <ul className="space-y-1">
        {state.errors.map(({ field, message: words }) => (
          <li key={field}>
            <a href={`#${fieldId(formId, field)}`}>{words}</a>
          </li>
        ))}
        {state.message && <li>{state.message}</li>}
      </ul>
    </div>
  )
}
