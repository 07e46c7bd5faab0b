import { once } from 'node:events'
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** No request arrives, or none is answered. */
type Fault = 'refused' | 'hanging'

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** An HTTP proxy that forwards everything to its target unless it is set to fail. */
export async function startFaultProxy(target: string) {
  let fault: Fault | null = null
  let isLost = (_request: IncomingMessage) => false
  const server = createServer((incoming, outgoing) => {
    if (fault) return
    void forward(target, incoming, outgoing, isLost).catch(() => outgoing.destroy())
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    fail: async (next: Fault | null) => {
      fault = next
      server.closeAllConnections()
      if (next === 'refused') return close(server)
      if (!server.listening) await listen(server, port)
    },
    /** Drops the connection of such a request once the target has responded. */
    lose: (next: typeof isLost) => void (isLost = next),
    close: () => close(server),
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

function close(server: Server): void {
  server.close()
  server.closeAllConnections()
}

async function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isLost: (request: IncomingMessage) => boolean,
): Promise<void> {
  const headers = { ...incoming.headers }
  // A target that switches protocols or asks to continue sends no response.
  for (const name of ['connection', 'upgrade', 'expect']) delete headers[name]
  const forwarded = send(target + (incoming.url ?? ''), { method: incoming.method, headers })
  incoming.pipe(forwarded)
  const [response] = (await once(forwarded, 'response')) as [IncomingMessage]
  if (isLost(incoming)) return void outgoing.destroy()
  outgoing.writeHead(response.statusCode ?? 502, response.headers)
  response.pipe(outgoing)
}
