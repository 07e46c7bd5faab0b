import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { policyOfRequest, type RequestPolicy } from '../security/requests.ts'
import { EMBEDDER_HEADER, filePolicy, POLICY_HEADER } from '../security/policy.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse }

const NOT_MODIFIED = 304

/** What is said about an answer that says nothing of itself: one made for this request, or a file. */
function complete(response: ServerResponse, own: RequestPolicy | null): void {
  // A browser keeps the headers of its copy.
  if (response.statusCode === NOT_MODIFIED) return
  const type = String(response.getHeader('content-type') ?? '')
  const isOwn = own !== null && type.startsWith('text/html')
  if (!response.hasHeader(POLICY_HEADER)) {
    response.setHeader(POLICY_HEADER, isOwn ? own.policy : filePolicy(type))
  }
  if (!response.hasHeader(EMBEDDER_HEADER)) {
    response.setHeader(EMBEDDER_HEADER, isOwn ? own.embedder : 'require-corp')
  }
}

/**
 * Sees to it that every answer of this process has a policy, and one only: a page out of the cache
 * brings its own, all others get theirs when their head is written.
 */
export function applySecurityHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange
    const own = policyOfRequest(request.method ?? 'GET', request.url ?? '/', () =>
      randomBytes(16).toString('base64'),
    )
    // Next reads from here which nonce its scripts are to have; a visitor has no say in that.
    delete request.headers[POLICY_HEADER]
    delete request.headers[`${POLICY_HEADER}-report-only`]
    if (own) request.headers[POLICY_HEADER] = own.policy
    const writeHead = response.writeHead.bind(response)
    Object.assign(response, {
      writeHead: (...head: Parameters<typeof writeHead>) => {
        complete(response, own)
        return writeHead(...head)
      },
    })
  })
}
