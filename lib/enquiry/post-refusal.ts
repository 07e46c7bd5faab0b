import 'server-only'
import { isFromThisSite } from './origin.ts'

/** Next reads bodies up to 1 MB and answers 500 to more; the largest enquiry is a few kilobytes. */
const LARGEST_POST = 1_000_000

/** Why a post to a page is not even read, as an HTTP status and a sentence; null for what may be ours. */
export function postRefusal(request: Request): { status: number; reason: string } | null {
  if (request.method !== 'POST') return null
  const { headers } = request
  if (!headers.get('content-type')?.startsWith('multipart/form-data'))
    return { status: 415, reason: 'Send the form as multipart/form-data.' }
  const length = Number(headers.get('content-length') ?? NaN)
  if (Number.isNaN(length)) return { status: 411, reason: 'Send the length of the form.' }
  if (length > LARGEST_POST) return { status: 413, reason: 'The form is too long.' }
  if (!isFromThisSite(headers)) return { status: 403, reason: 'Send the form from this website.' }
  return null
}
