'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { certificateMessages } from '@/content/certificate-messages'
import { enquiryMessages } from '@/content/enquiry-messages'
import type { FormState } from '@/lib/enquiry/form'
import { telHref } from '@/lib/format/phone'

/** The id of a field, unique if two forms share a page. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`

type Props = { state: FormState; formId: string; phone: string; failure: string }

/**
 * The outcome of a post: thanks, errors in the order of the fields, or a failure. The failure
 * message is always in the HTML, so that `lib/framework/hydration-loader.js` can show it when no
 * other script can be loaded.
 */
export function FormMessages({ state, formId, phone, failure }: Props) {
  const { status, errors, message, download } = state
  const error = 'border-flame bg-flame-tint'
  return (
    <>
      {status === 'sent' && (
        <MessagePanel state={state} isShown className="border-leaf bg-leaf-tint font-semibold">
          {message}
          {download && (
            <p className="mt-3">
              <a href={download} className="button">
                {certificateMessages.open}
              </a>
            </p>
          )}
        </MessagePanel>
      )}
      {status === 'invalid' && (
        <MessagePanel state={state} isShown className={error}>
          <p className="font-semibold">{enquiryMessages.correct}</p>
          <ul className="mt-1 space-y-1">
            {errors.map(({ field, message: words }) => (
              <li key={field}>
                <a href={`#${fieldId(formId, field)}`}>{words}</a>
              </li>
            ))}
          </ul>
        </MessagePanel>
      )}
      <MessagePanel
        id={`${formId}-failure`}
        state={state}
        isShown={status === 'failed'}
        className={error}
      >
        <p className="font-semibold">{(status === 'failed' && message) || failure}</p>
        <p className="mt-1">{enquiryMessages.failureAdvice}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="submit" className="button">
            Try again
          </button>
          {phone && (
            <a href={telHref(phone)} className="button-quiet">
              Call {phone}
            </a>
          )}
        </div>
      </MessagePanel>
    </>
  )
}

type MessagePanelProps = {
  id?: string
  /** The panel gets the focus with each state that shows it. */
  state: FormState
  isShown: boolean
  className: string
  children: ReactNode
}

function MessagePanel({ state, isShown, className, ...props }: MessagePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // The focus also scrolls to the panel: the submit button may be a screen further down.
  useEffect(() => {
    if (isShown) panel.current?.focus()
  }, [state, isShown])
  return (
    <div
      {...props}
      ref={panel}
      hidden={!isShown}
      tabIndex={-1}
      role="alert"
      className={`rounded-card border-2 p-4 ${className}`}
    />
  )
}
