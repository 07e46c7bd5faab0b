import 'server-only'
import { isActionCall } from '../framework/action-call.ts'
import { readFormBody } from './form-body.ts'
import { isFromThisSite } from './origin.ts'
import { LARGEST_POST } from './text.ts'

export type Refusal = { status: 400 | 403 | 411 | 413 | 415; reason: string }

/**
 * Why a post to a page is turned away before Next sees it, which would answer much of it with an
 * error of its own; null for what may be ours.
 */
export async function postRefusal(request: Request): Promise<Refusal | null> {
  if (request.method !== 'POST') return null
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;.*boundary=/.test(type))
    return { status: 415, reason: 'Send the form as multipart/form-data.' }
  const length = Number(headers.get('content-length') ?? NaN)
  if (Number.isNaN(length)) return { status: 411, reason: 'Send the length of the form.' }
  if (length > LARGEST_POST) return { status: 413, reason: 'The form is too long.' }
  if (!isFromThisSite(headers)) return { status: 403, reason: 'Send the form from this website.' }
  const body = await request.arrayBuffer().catch(() => null)
  const fields = body && readFormBody(type, new Uint8Array(body))
  if (!fields || !isActionCall(fields, headers.has('next-action')))
    return { status: 400, reason: 'This is none of our forms.' }
  return null
}
