import 'server-only'
import { isActionCall } from '../framework/action-call.ts'
import { ownAddress, siteEnvironment } from '../server/environment.ts'
import { admissionFields, HONEYPOT_FIELD, quickFields, TOKEN_FIELD } from './form.ts'
import { MAX_POST_BYTES, readFormBody } from './parse-form.ts'

/** The fields of our forms; `id` is sent by forms that are still open in old tabs. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  ...[...admissionFields, ...quickFields].map(({ name }) => name),
  ...[HONEYPOT_FIELD, TOKEN_FIELD, 'id'],
])

/** Why a post is rejected before Next.js would respond with its own error; null if it may be one of our forms. */
export async function postRefusal(
  request: Request,
): Promise<{ status: number; reason: string } | null> {
  if (request.method !== 'POST') return null
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;.*boundary=/.test(type))
    return { status: 415, reason: 'Send the form as multipart/form-data.' }
  const length = Number(headers.get('content-length') ?? NaN)
  if (Number.isNaN(length)) return { status: 411, reason: 'Send the length of the form.' }
  if (length > MAX_POST_BYTES) return { status: 413, reason: 'The form is too long.' }
  if (!isSameOrigin(headers)) return { status: 403, reason: 'Send the form from this website.' }
  const body = await request.bytes().catch(() => null)
  const fields = body && readFormBody(type, body)
  if (!fields || !isActionCall(fields, headers.has('next-action'), KNOWN_FIELDS))
    return { status: 400, reason: 'This is none of our forms.' }
  return null
}

/**
 * Whether a post comes from a page of this site. Browsers send the origin of every post. Next.js
 * checks it too, but against X-Forwarded-Host, which the sender can choose, and accepts posts
 * without an origin.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const local = ownAddress()
  const origins = [siteEnvironment().SITE_URL, local, local.replace('//127.0.0.1:', '//localhost:')]
  return origins.includes(headers.get('origin') ?? '')
}
