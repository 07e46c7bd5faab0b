import 'server-only'
import { ownAddress, siteEnvironment } from '../server/environment.ts'
import { actionOf } from './action-call.ts'
import {
  admissionFields,
  certificateFields,
  emailField,
  HONEYPOT_FIELD,
  LANGUAGE_FIELD,
  quickFields,
  REMINDERS_FIELD,
  TOKEN_FIELD,
  WRITTEN_FIELD,
} from './form.ts'
import { isInCurrentForm } from './form-page.ts'
import { readFormBody, type FormFields } from './parse-form.ts'

/** The fields of our forms; `id` is sent by forms that are still open in old tabs. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  ...[...admissionFields, ...quickFields, ...certificateFields, emailField].map(({ name }) => name),
  REMINDERS_FIELD,
  HONEYPOT_FIELD,
  LANGUAGE_FIELD,
  TOKEN_FIELD,
  WRITTEN_FIELD,
  'id',
])

/** `fields`: those of a form of ours that cannot be accepted; the visitor gets them back. */
type Refusal = { status: number; reason: string; fields?: FormFields }

/** Why a post is rejected before Next.js would respond with its own error; null if it may be one of our forms. */
export async function postRefusal(request: Request): Promise<Refusal | null> {
  if (request.method !== 'POST') return null
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;.*boundary=/.test(type))
    return { status: 415, reason: 'Send the form as multipart/form-data.' }
  if (!isSameOrigin(headers)) return { status: 403, reason: 'Send the form from this website.' }
  const body = await request.bytes().catch(() => null)
  const fields = body && readFormBody(type, body)
  const action = fields && actionOf(fields, KNOWN_FIELDS)
  // Our forms call no action by script.
  if (!fields || action === null || headers.has('next-action'))
    return { status: 400, reason: 'This is none of our forms.' }
  if (action === '' || !(await isInCurrentForm(fields, action)))
    return { status: 409, reason: OUTDATED, fields }
  return null
}

const OUTDATED =
  'The website has changed since this page was opened. Open the page again and send the form once more.'

/**
 * Whether a post comes from a page of this site. Browsers send the origin of every post. Next.js
 * checks it too, but against X-Forwarded-Host, which the sender can choose, and accepts posts
 * without an origin. An origin other than the public one must also pass its check, as it responds
 * with an error 500 otherwise.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin') ?? ''
  if (origin === siteEnvironment().SITE_URL) return true
  const local = ownAddress()
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim()
  return (
    [local, local.replace('//127.0.0.1:', '//localhost:')].includes(origin) &&
    new URL(origin).host === (forwarded || headers.get('host'))
  )
}
