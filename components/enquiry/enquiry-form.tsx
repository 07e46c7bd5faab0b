'use client'

import type { ReactNode } from 'react'
import type { Field } from '@/lib/enquiry/form'
import { FormField } from './form-field'
import { FormMessages } from './form-messages'
import { type FormAction, useEnquiry } from './use-enquiry'

type Props = {
  formId: string
  fields: readonly Field[]
  action: FormAction
  button: string
  /** The school's, for when the form cannot be sent. */
  phone: string
  /** Two fields side by side where there is room. */
  columns?: boolean
  /** What the sender agrees to, beside the button. */
  children: ReactNode
}

/**
 * Native validation is off: the server's messages are the same with and without JavaScript. `aria-busy`
 * changes the button's text, as `lib/framework/hydration-loader.js` can set it before the form is hydrated.
 */
export function EnquiryForm(props: Props) {
  const { formId, fields, columns = false } = props
  const { action, state, isSending, submit, clearMessages } = useEnquiry(props.action)
  const errorOf = (field: Field) =>
    state.errors.find((error) => error.field === field.name)?.message
  return (
    <form
      id={formId}
      action={action}
      onSubmit={submit}
      onInput={clearMessages}
      aria-busy={isSending}
      noValidate
      data-deferred
      className="group space-y-4"
    >
      <FormMessages state={state} formId={formId} phone={props.phone} />
      <fieldset
        disabled={isSending}
        className={columns ? 'grid gap-x-4 gap-y-3 sm:grid-cols-2' : 'space-y-4'}
      >
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            formId={formId}
            value={state.values[field.name]}
            error={errorOf(field)}
          />
        ))}
      </fieldset>
      {props.children}
      <button type="submit" disabled={isSending} className="button w-full">
        <span className="group-aria-busy:hidden">{props.button}</span>
        <span className="hidden group-aria-busy:inline">Sending…</span>
      </button>
    </form>
  )
}
