import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterBody } from 'school-schema/values/after-body'
import { hasCopy } from './etag.ts'
import { networksOf, senderAddress } from './sender.ts'
import { attempt } from './attempt.ts'
import { MAX_FILE_POST_BYTES, MAX_POST_BYTES, MISSING_PATH } from './request-rules.ts'
import { log } from './log.ts'
import { lengthOf, refusalOfLarge, TOO_LONG, type BytesAt, type Refusal } from './large-posts.ts'
import { sendStored } from './stored-page.ts'

// Every request of the website passes these checks before Next.js sees it.

type Started = { request: IncomingMessage; response: ServerResponse; server: Server }

const SENDER = 'x-forwarded-for'
const METHODS = ['GET', 'HEAD', 'POST']

/** Where a part of a file can be requested: its files are not those of Next.js. */
const HAS_PARTS = /^\/(?:assets|certificates|preview\/assets)\//
/** Next.js answers an error 500 where one of its files does not meet them. A server may send the complete file. */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'] as const

/**
 * The address of a request with one slash where it has several, and with one at the end: `proxy.ts` then redirects once, to
 * the canonical address. Next.js would redirect to an address that may be redirected again.
 */
function withSingleSlashes(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (!/^[\\/]/.test(path) || !/[\\/]{2}|\\/.test(path)) return url
  const single = `${path.replaceAll(/[\\/]+/g, '/').replace(/\/$/, '')}/`
  // Of the home page, this spelling is redirected.
  return [single === '/' ? '/index' : single, ...query].join('?')
}

/** Next.js takes brackets for the name of a route, and answers an error 500 to a path that it cannot decode. */
function isAddress(url: string): boolean {
  const path = attempt(() => decodeURIComponent(url.split('?')[0] ?? ''))
  return path !== null && !/[[\]]/.test(path)
}

/** The address of a request as Next.js can answer it: one of nothing is the 404 page. */
export const answerable = (url: string): string =>
  isAddress(url) ? withSingleSlashes(url) : MISSING_PATH

/** Why a request is not passed on; null if it is. Next.js would keep up to 10 MB of each post in memory. */
function refusalOf({ method = '', url = '', headers }: IncomingMessage): Refusal | null {
  // At another method, Next.js fails or answers with a page.
  if (!METHODS.includes(method)) {
    const allow = { allow: METHODS.join(', ') }
    return [405, 'This address accepts GET, HEAD and POST only.', allow]
  }
  // These routes read a body only from the CMS and this process, which send their secret.
  if (method !== 'POST' || url.startsWith('/api/')) return null
  const length = headers['content-length']
  if (length === undefined) return [411, 'Send the length of the form.']
  return Number(length) > MAX_FILE_POST_BYTES ? TOO_LONG : null
}

/** No browser sends a request before the response to the one before it. */
const MAX_WAITING = 100

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Requests with the same key one after the other: Node.js would begin with all that have arrived, and other visitors would
 * wait for them.
 * @param keyOf null for a request that waits for no other
 * @param most those that may wait; with more, the connection is closed
 */
function takeTurns(
  keyOf: (request: IncomingMessage) => unknown,
  most: number,
  answer: Answer,
): Answer {
  const lines = new Map<unknown, (() => void)[]>()
  return (request, response) => {
    const key = keyOf(request)
    if (key === null) return answer(request, response)
    const line = lines.get(key) ?? []
    if (line.length > most) return void request.socket.destroy()
    const start = () => {
      if (!request.socket.destroyed) answer(request, response)
    }
    lines.set(key, line)
    line.push(start)
    // Also of a request whose sender does not wait any longer.
    response.once('close', () => {
      const place = line.indexOf(start)
      line.splice(place, 1)
      if (line.length === 0) lines.delete(key)
      // What else has arrived comes first: an answer from memory needs no turn of the event loop.
      else if (place === 0 && line[0]) setImmediate(line[0])
    })
    if (line.length === 1) start()
  }
}

/** Whether a request is larger than a form without files. */
const isLarge = (request: IncomingMessage): boolean =>
  request.method === 'POST' &&
  !request.url?.startsWith('/api/') &&
  lengthOf(request) > MAX_POST_BYTES

/** The forms with files of one sender wait for each other. */
const senderOfLarge = (request: IncomingMessage) =>
  isLarge(request) ? request.headers[SENDER] : null

/** A search is rendered for each request: those of a sender wait for each other, and for nobody else. */
const searcherOf = ({ url = '', headers }: IncomingMessage) =>
  /^\/(?:\w+\/)?search\b/.test(url) ? headers[SENDER] : null

function refuseRequestsOf(server: Server, bytesAt: BytesAt): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  const answer: Answer = (request, response) => {
    const refusal = refusalOf(request)
    if (refusal || !isLarge(request)) return finish(request, response, refusal)
    void refusalOfLarge(request, response, bytesAt).then((late) => finish(request, response, late))
  }
  const finish = (...[request, response, refusal]: [...Parameters<Answer>, Refusal | null]) => {
    if (refusal) {
      const [status, reason, headers] = refusal
      afterBody(request, response)
      response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
      return void response.end(`${reason}\n`)
    }
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  }
  const inTurn = takeTurns(searcherOf, Infinity, takeTurns(senderOfLarge, MAX_WAITING, answer))
  server.on(
    'request',
    takeTurns(({ socket }) => socket, MAX_WAITING, inTurn),
  )
}

/** Answers 304 to a client that has this version: Next.js sends a stored feed or calendar again. */
function answerUnchanged({ headers, method }: IncomingMessage, response: ServerResponse): void {
  if (method === 'POST') return
  const send = response.writeHead.bind(response) as (...sent: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...others: unknown[]) => {
    const has = status === 200 && hasCopy(headers['if-none-match'], response.getHeader('etag'))
    return send(has ? 304 : status, ...others)
  }
}

/**
 * From now on, each request has the address of its sender in `x-forwarded-for`, where Next.js would keep what the client
 * wrote, and an address and a method that Next.js expects; and each response its ETag compared.
 * @param trusted the proxies that may report the sender
 * @param bytesAt of an address with a form that asks for files, what a post may have before it is read
 */
export function guardRequests(
  trusted: readonly string[],
  bytesAt: BytesAt = () => Promise.resolve(MAX_POST_BYTES),
): void {
  const proxies = networksOf(trusted)
  const servers = new WeakSet<Server>()
  let hasWarned = false
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Started
    if (!servers.has(server)) {
      servers.add(server)
      refuseRequestsOf(server, bytesAt)
    }
    answerUnchanged(request, response)
    sendStored(request, response)
    request.url = answerable(request.url ?? '/')
    if (!HAS_PARTS.test(request.url)) for (const name of CONDITIONS) delete request.headers[name]
    const connected = request.socket.remoteAddress ?? ''
    const forwarded = [request.headers[SENDER] ?? []].flat().join()
    const sender = senderAddress(connected, forwarded, proxies)
    request.headers[SENDER] = sender
    if (forwarded === '' || sender !== connected || hasWarned) return
    hasWarned = true
    // Without it, all visitors behind the proxy count as one.
    log.warn({ event: 'forwarded-for-ignored', reason: 'the proxy is not in TRUSTED_PROXIES' })
  })
}
