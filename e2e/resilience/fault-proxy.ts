import { once } from 'node:events'
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { faultyResponses, isFaultyResponse, type Fault, type ProxyResponse } from './faults.ts'

/** What the proxy does to requests and responses beyond its fault. */
type Alterations = {
  /** Answers in place of the target. */
  answer?: (request: IncomingMessage) => ProxyResponse | null
  /** Another body for a request; null leaves it as it is. */
  request?: (request: IncomingMessage, body: Buffer) => Buffer | null
  /** Another response; null drops the connection after the target has answered. */
  response?: (request: IncomingMessage, response: ProxyResponse) => ProxyResponse | null
}

/** An HTTP proxy that forwards everything to its target unless it is set to fail. */
export type FaultProxy = {
  url: string
  /** The address that requests are forwarded to; it may change. */
  target: string
  /** The paths that were requested, in order. */
  requests: string[]
  fail: (fault: Fault | null) => Promise<void>
  alter: (alterations: Alterations) => void
  /** Replaces the body of the target's successful GET responses; null leaves one as it is. */
  mutate: (mutate: ((path: string, body: Buffer) => Buffer | null) | null) => void
  close: () => void
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let fault: Fault | null = null
  let alterations: Alterations = {}
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    requests.push(incoming.url ?? '')
    if (fault) return misbehave(fault, outgoing)
    void forward(proxy.target, alterations, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const proxy: FaultProxy = {
    ...{ url: `http://127.0.0.1:${port}`, target, requests },
    async fail(next) {
      fault = next
      server.closeAllConnections()
      if (next === 'refused') return close(server)
      if (!server.listening) await listen(server, port)
    },
    alter: (next) => void (alterations = next),
    mutate(mutate) {
      alterations = mutate
        ? {
            response: ({ method, url = '' }, response) => {
              const isMutable = method === 'GET' && response.status === 200
              const body = isMutable ? mutate(url, response.body) : null
              return body ? { ...response, body } : response
            },
          }
        : {}
    },
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

function misbehave(fault: Fault, outgoing: ServerResponse): void {
  if (isFaultyResponse(fault)) return reply(outgoing, faultyResponses[fault])
  if (fault === 'hanging') return
  if (fault === 'not-http') {
    outgoing.socket?.end('220 mail.example.org ESMTP\r\n')
    return
  }
  if (fault === 'dripping') return drip(outgoing)
  if (fault === 'stalled' || fault === 'endless') {
    outgoing.writeHead(200, { 'content-type': 'application/json' }).write('{"data":["')
    if (fault === 'endless') pour(outgoing)
    return
  }
  outgoing.destroy()
}

/** A byte each second, without an end. */
function drip(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => outgoing.write(' '), 1_000)
  outgoing.on('close', () => clearInterval(timer))
}

const CHUNK = 'a'.repeat(64 * 1024)

function pour(outgoing: ServerResponse): void {
  const more = () => {
    while (!outgoing.destroyed && outgoing.write(CHUNK));
  }
  outgoing.on('drain', more).on('error', () => undefined)
  more()
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
  const given = alterations.request && (await buffer(incoming))
  const body = given && (alterations.request?.(incoming, given) ?? given)
  if (body) {
    headers['content-length'] = String(body.length)
    delete headers['transfer-encoding']
  }
  const forwarded = send(target + (incoming.url ?? ''), { method: incoming.method, headers })
  if (body) forwarded.end(body)
  else incoming.pipe(forwarded)
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

/** Apply to one connection, or to the body before it was altered. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

function reply(outgoing: ServerResponse, { status, headers, body }: ProxyResponse): void {
  const passed = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name))
  const length = body.length > 0 ? { 'content-length': body.length } : {}
  outgoing.writeHead(status, { ...Object.fromEntries(passed), ...length }).end(body)
}
