import 'server-only'
import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { pageHeaders, POLICY_HEADER, type PagePolicy } from './policy.ts'

/**
 * Continues with a page that is rendered for this request only. Its scripts have a nonce, which
 * Next.js takes from the policy in the headers of the request.
 */
export function renderWithNonce(
  request: NextRequest,
  policy: Omit<PagePolicy, 'scripts'> = {},
): NextResponse {
  // In development the framework evaluates code.
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  const nonce = randomBytes(16).toString('base64')
  const own = pageHeaders({ ...policy, scripts: [`'nonce-${nonce}'`] })
  const headers = new Headers(request.headers)
  headers.set(POLICY_HEADER, own[POLICY_HEADER] ?? '')
  const answer = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(own)) answer.headers.set(name, value)
  return answer
}
