'use client'

import { useEffect, useRef } from 'react'
import type { FormState } from '@/lib/enquiry/form-state'
import { fieldId } from './form-field'

type Props = { state: FormState; formId: string }

const panel = 'rounded-card border-2 p-4'

/** What the server said about a post: the errors in order, a failure, or the thanks. */
export function FormMessages({ state, formId }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [state])

  if (state.status === 'sent') {
    return (
      <p role="alert" className={`${panel} border-leaf bg-leaf-tint font-semibold`}>
        {state.message}
      </p>
    )
  }
  if (state.status !== 'invalid' && state.status !== 'failed') return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={`${panel} border-flame bg-flame-tint`}>
      <ul className="space-y-1">
        {state.errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(formId, field)}`}>{message}</a>
          </li>
        ))}
        {state.message && <li>{state.message}</li>}
      </ul>
    </div>
  )
}
