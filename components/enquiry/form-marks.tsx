import { HONEYPOT_FIELD, TOKEN_FIELD } from '@/lib/enquiry/form'
import { makeFormToken } from '@/lib/enquiry/spam-signals'

type Props = { formId: string }

/** What tells a form that a person filled on this site: a field to leave alone, and a signature. */
export function FormMarks({ formId }: Props) {
  const id = `${formId}-${HONEYPOT_FIELD}`
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} value={makeFormToken()} />
      <p aria-hidden="true" className="sr-only">
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </p>
    </>
  )
}
