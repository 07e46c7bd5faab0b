import { once } from 'node:events'
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { answers, type Fault } from './faults.ts'

/** Makes another body of the CMS's own answer to this address; null leaves it as it is. */
type Mutate = (address: string, body: Buffer) => Buffer | null

export type FaultyCms = {
  url: string
  /** The addresses that it was asked for, in order. */
  asked: string[]
  fail: (fault: Fault | null) => Promise<void>
  mutate: (mutate: Mutate | null) => void
  close: () => void
}

/** Stands before a real CMS and passes everything on, until it is told to fail. */
export async function startFaultyCms(target: string): Promise<FaultyCms> {
  let fault: Fault | null = null
  let mutate: Mutate | null = null
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    if (fault) return misbehave(fault, outgoing)
    void passOn(target, incoming, outgoing, mutate).catch(() => outgoing.destroy())
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async fail(next) {
      fault = next
      server.closeAllConnections()
      if (next === 'refused') return close(server)
      if (!server.listening) await listen(server, port)
    },
    mutate(next) {
      mutate = next
    },
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

function misbehave(fault: Fault, outgoing: ServerResponse): void {
  const answer = answers[fault]
  if (answer) {
    const headers = { 'content-type': answer.type, ...answer.headers }
    outgoing.writeHead(answer.status, headers).end(answer.body)
    return
  }
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

async function passOn(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  mutate: Mutate | null,
): Promise<void> {
  const address = incoming.url ?? ''
  // A compressed answer could not be altered.
  const headers = { ...incoming.headers, ...(mutate && { 'accept-encoding': 'identity' }) }
  const passed = ask(target + address, { method: incoming.method, headers })
  incoming.pipe(passed)
  const [answer] = (await once(passed, 'response')) as [IncomingMessage]
  const status = answer.statusCode ?? 502
  if (!mutate || incoming.method !== 'GET' || status !== 200) {
    outgoing.writeHead(status, answer.headers)
    answer.pipe(outgoing)
    return
  }
  const body = await buffer(answer)
  const mutated = mutate(address, body) ?? body
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers
  outgoing.writeHead(status, { ...rest, 'content-length': mutated.length }).end(mutated)
}
