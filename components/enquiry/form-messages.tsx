'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { Field, FormState } from '@/lib/enquiry/form'
import { telHref } from '@/lib/format/phone'

/** The id of a field, unique if two forms share a page. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`

/** A field with its words in the language of the page; those of a school's own forms have further kinds. */
export type LabelledField = Omit<Field, 'name' | 'kind'> & {
  name: string
  kind: Field['kind'] | 'date' | 'select' | 'file'
  label: string
  hint?: string
  /** What its input has besides being a text, of the server, to keep it out of the scripts. */
  attributes?: object
  /** Of a choice. */
  options?: readonly { value: string; label: string; isDisabled?: boolean }[]
}

/** Sent by the server, to keep the texts out of the scripts. */
export type FormTexts = Record<
  | 'legend'
  | 'correct'
  | 'failure'
  | 'gone'
  | 'advice'
  | 'tryAgain'
  | 'keep'
  | 'call'
  | 'sending'
  | 'optional'
  | 'download'
  | 'incompleteNumber'
  | 'choose',
  string
>

type Props = {
  state: FormState
  formId: string
  phone: string
  texts: FormTexts
  /** Saves the enquiry on the device; undefined if it cannot be saved. */
  keep?: ((form: HTMLFormElement) => void) | undefined
}

/**
 * The outcome of a post: thanks, errors in the order of the fields, or a failure. The failure
 * message is always in the HTML, so that `lib/framework/hydration-loader.js` can show it when no
 * other script can be loaded.
 */
export function FormMessages({ state, formId, phone, texts, keep }: Props) {
  const { status, errors, message, download } = state
  const error = 'border-error bg-error-tint'
  return (
    <>
      {status === 'sent' && (
        <MessagePanel state={state} isShown className="border-leaf bg-leaf-tint font-semibold">
          {message}
          {download && (
            <p className="mt-3">
              <a href={download} className="button">
                {texts.download}
              </a>
            </p>
          )}
        </MessagePanel>
      )}
      {status === 'invalid' && (
        <MessagePanel state={state} isShown className={error}>
          <p className="font-semibold whitespace-pre-line">{message ?? texts.correct}</p>
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
        <p className="font-semibold">{(status === 'failed' && message) || texts.failure}</p>
        <p className="mt-1">{texts.advice}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="submit" className="button">
            {texts.tryAgain}
          </button>
          {keep && (
            <button
              type="button"
              className="button-quiet"
              onClick={({ currentTarget: { form } }) => form && keep(form)}
            >
              {texts.keep}
            </button>
          )}
          {phone && (
            <a href={telHref(phone)} className="button-quiet">
              {texts.call}
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

/** What is wrong with an answer. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p
    id={`${id}-error`}
    className="mt-1 border-l-4 border-error pl-2 text-sm font-semibold text-error"
  >
    {children}
  </p>
)
