import { once } from 'node:events'
import {
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A complete HTTP response. */
type ProxyResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** No request arrives, or none is answered. */
type Fault = 'refused' | 'hanging'

/** What the proxy does to requests and responses in addition to its fault. */
type Alterations = {
  /** Responds in place of the target. */
  answer?: (request: IncomingMessage) => ProxyResponse | null
  /** Another response; null drops the connection after the target has responded. */
  response?: (request: IncomingMessage, response: ProxyResponse) => ProxyResponse | null
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** An HTTP proxy that forwards everything to its target unless it is set to fail. */
export async function startFaultProxy(target: string) {
  let fault: Fault | null = null
  let alterations: Alterations = {}
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    requests.push(incoming.url ?? '')
    if (fault) return
    void forward(target, alterations, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const proxy = {
    url: `http://127.0.0.1:${port}`,
    /** The requested paths in order. */
    requests,
    fail: async (next: Fault | null) => {
      fault = next
      server.closeAllConnections()
      if (next === 'refused') return close(server)
      if (!server.listening) await listen(server, port)
    },
    alter: (next: Alterations) => void (alterations = next),
    close: () => close(server),
  }
  return proxy
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
  alterations: Alterations,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const answer = alterations.answer?.(incoming)
  if (answer) return reply(outgoing, answer)
  const headers = { ...incoming.headers }
  // A target that switches protocols or asks to continue sends no response.
  for (const name of ['connection', 'upgrade', 'expect']) delete headers[name]
  // A compressed body cannot be altered.
  if (alterations.response) headers['accept-encoding'] = 'identity'
  const forwarded = send(target + (incoming.url ?? ''), { method: incoming.method, headers })
  incoming.pipe(forwarded)
  const [response] = (await once(forwarded, 'response')) as [IncomingMessage]
  const status = response.statusCode ?? 502
  if (!alterations.response) {
    outgoing.writeHead(status, response.headers)
    response.pipe(outgoing)
    return
  }
  const complete = { status, headers: response.headers, body: await buffer(response) }
  const altered = alterations.response(incoming, complete)
  if (altered) reply(outgoing, altered)
  else outgoing.destroy()
}

/** Headers of a single connection, or of the body before it was altered. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

function reply(outgoing: ServerResponse, { status, headers, body }: ProxyResponse): void {
  const passed = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name))
  const length = body.length > 0 ? { 'content-length': body.length } : {}
  outgoing.writeHead(status, { ...Object.fromEntries(passed), ...length }).end(body)
}
