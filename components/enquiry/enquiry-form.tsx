'use client'

import type { ReactNode } from 'react'
import { LOADING_TEXT } from '@/components/ui/loading'
import { ID_FIELD, type Field } from '@/lib/enquiry/fields'
import type { FormState } from '@/lib/enquiry/form-state'
import { FormField } from './form-field'
import { FormMessages } from './form-messages'
import { useEnquiry } from './use-enquiry'

type Props = {
  formId: string
  fields: readonly Field[]
  send: (state: FormState, form: FormData) => Promise<FormState>
  button: string
  /** Two fields side by side where there is room. */
  columns?: boolean
  /** What the sender agrees to, beside the button. */
  children: ReactNode
}

/** Native validation is off: the server's messages are the same with and without JavaScript. */
export function EnquiryForm({ formId, fields, send, button, columns = false, children }: Props) {
  const { action, isSending, idField, shown, clearMessages } = useEnquiry(send)
  const errorOf = (field: Field) =>
    shown.errors.find((error) => error.field === field.name)?.message
  return (
    <form id={formId} action={action} noValidate onInput={clearMessages} className="space-y-4">
      <FormMessages state={shown} formId={formId} />
      <fieldset
        disabled={isSending}
        className={columns ? 'grid gap-x-4 gap-y-3 sm:grid-cols-2' : 'space-y-4'}
      >
        <input type="hidden" name={ID_FIELD} defaultValue="" ref={idField} />
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            formId={formId}
            value={shown.values[field.name]}
            error={errorOf(field)}
          />
        ))}
      </fieldset>
      {children}
      <button type="submit" disabled={isSending} className="button w-full">
        {isSending ? LOADING_TEXT : button}
      </button>
    </form>
  )
}
