import 'server-only'
import { memoizePrerenderedPage } from '../framework/prerendered-page.ts'
import {
  admissionFields,
  certificateFields,
  emailField,
  normaliseTyped,
  quickFields,
  REMINDERS_FIELD,
} from './form.ts'
import type { FormFields } from './parse-form.ts'
import { ownValue } from 'school-schema/values/own-value'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
}

const escapeHtml = (text: string) =>
  text.replace(/[&"<>]/g, (each) => ownValue(ESCAPES, each) ?? each)

/** Its texts may have been edited since; its form is that of the build. */
const MAX_AGE_MS = 10_000
const recall = (path: string) => memoizePrerenderedPage(path, MAX_AGE_MS)

const quick = { fields: quickFields, page: recall('/') }
/** The other forms, by a field that only they have. */
const forms = new Map([
  ['student_name', { fields: [...admissionFields, emailField], page: recall('/TakeAdmission') }],
  ['certificate_number', { fields: certificateFields, page: recall('/TransferCertificate') }],
])

const formOf = (typed: FormFields) => [...forms].find(([name]) => typed.has(name))?.[1] ?? quick

/** Whether the current page of a posted form has this action; also true if the page fails. */
export async function isInCurrentForm(typed: FormFields, action: string): Promise<boolean> {
  const page = await formOf(typed)
    .page()
    .catch(() => null)
  return page?.html.includes(`&quot;${action}&quot;`) ?? true
}

/**
 * The current page of a posted form with the values that were typed, and with the message that it
 * could not be saved: one more tap sends it.
 */
export async function returnForm(typed: FormFields, status: number): Promise<Response> {
  const { fields, page } = formOf(typed)
  const { html, headers } = await page()
  let filled = html.replace(/(id="[a-z]+-failure") hidden=""/, '$1')
  for (const field of fields) {
    const value = escapeHtml(normaliseTyped(field, typed.get(field.name) ?? ''))
    const control = new RegExp(`(<(input|textarea)\\b[^>]*) name="${field.name}"([^>]*>)`)
    filled = filled.replace(control, (_, before: string, tag: string, after: string) =>
      tag === 'input'
        ? `${before} name="${field.name}" value="${value}"${after}`
        : `${before} name="${field.name}"${after}${value}`,
    )
  }
  if (typed.has(REMINDERS_FIELD))
    filled = filled.replace(`name="${REMINDERS_FIELD}"`, '$& checked=""')
  return new Response(filled, { status, headers })
}
