import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** An address whose path cannot be decoded, such as `/%`, as the text that it is: no page has it. */
export function mendAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  if (isDecodable(path)) return address
  return path.replaceAll('%', '%25') + address.slice(path.length)
}

/** Next decodes an address before anything of ours sees it, and answers with 500 when it cannot. */
export function mendAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.url = mendAddress(request.url ?? '/')
  })
}
