import 'server-only'
import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { pageHeaders, POLICY_HEADER, type PagePolicy } from './policy.ts'

type Rendering = {
  policy?: Omit<PagePolicy, 'scripts'>
  /** The inner path that renders the page, with its query; that of the request by default. */
  path?: string
  status?: number
}

/**
 * Continues with a page that is rendered for this request only. Its scripts have a nonce, which
 * Next.js takes from the policy in the headers of the request.
 */
export function renderWithNonce(
  request: NextRequest,
  { policy = {}, path, status = 200 }: Rendering = {},
): NextResponse {
  const target = path === undefined ? null : new URL(path, request.url)
  const render = (init?: { request: { headers: Headers } }) =>
    target ? NextResponse.rewrite(target, { ...init, status }) : NextResponse.next(init)
  // In development the framework evaluates code.
  if (process.env.NODE_ENV !== 'production') return render()
  const nonce = randomBytes(16).toString('base64')
  const own = pageHeaders({ ...policy, scripts: [`'nonce-${nonce}'`] })
  const headers = new Headers(request.headers)
  headers.set(POLICY_HEADER, own[POLICY_HEADER] ?? '')
  const answer = render({ request: { headers } })
  for (const [name, value] of Object.entries(own)) answer.headers.set(name, value)
  return answer
}

/** An answer at a signed address, which is the only proof of its visitor: nothing stores or lists either. */
export function withPrivateHeaders(answer: Response): Response {
  answer.headers.set('cache-control', 'no-store')
  answer.headers.set('x-robots-tag', 'noindex')
  answer.headers.set('referrer-policy', 'no-referrer')
  return answer
}
