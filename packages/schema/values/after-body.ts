import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Lets a sender finish an unread body to which the answer comes early, and read the answer: a sender who first writes
 * everything would wait for ever on a connection that stays open, and get EPIPE in place of the answer on one that closes
 * then. Node.js ends a request that takes too long.
 */
export function afterBody(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse
  response.end = (...sent: unknown[]) => {
    if (request.complete || request.destroyed) return end(...sent)
    request.unpipe()
    request.resume()
    if (response.shouldKeepAlive) return end(...sent)
    request.once('close', () => end(...sent))
    return response
  }
}
