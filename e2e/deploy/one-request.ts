import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestByTls, type RequestOptions } from 'node:https'
import { buffer } from 'node:stream/consumers'

export type OneRequest = RequestOptions & { isPlain?: boolean; body?: string }
export type OneResponse = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * Sends a request by HTTP/1.1 on its own connection to a server of this machine with many names.
 * Resolves to "nothing" if the connection is closed without a response.
 */
export async function sendOnce({
  isPlain = false,
  body = '',
  ...options
}: OneRequest): Promise<OneResponse | 'nothing'> {
  const send = isPlain ? request : requestByTls
  const all = { host: '127.0.0.1', agent: false, rejectUnauthorized: false, ...options }
  const sent = send(all).end(body)
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const { statusCode: status = 0, headers } = response
    return { status, headers, body: (await buffer(response)).toString('latin1') }
  } catch {
    return 'nothing'
  }
}
