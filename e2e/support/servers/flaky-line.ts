import { once } from 'node:events'
import { createServer, request as requestFrom, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a bad connection or a proxy does to a request. */
export type Fault =
  | 'reset'
  | 'request cut'
  | 'answer lost'
  | 'answer cut'
  | 'status 502'
  | 'error page'
  | 'silence'

export type FlakyLine = Awaited<ReturnType<typeof openFlakyLine>>

const ERROR_PAGE = '<!DOCTYPE html><title>Sign in</title><h1>Sign in to this network</h1>'

/** A proxy on this machine that breaks connections of a browser when a test says so. */
export async function openFlakyLine() {
  let broken: Fault | null = null
  let count = 0
  const server = createServer(async (request, response) => {
    const fault = broken
    if (fault) count += 1
    const cut = () => request.socket.resetAndDestroy()
    if (fault === 'silence') return
    if (fault === 'reset') return cut()
    if (fault === 'error page' || fault === 'status 502') {
      const status = fault === 'error page' ? 200 : 502
      return response.writeHead(status, { 'content-type': 'text/html' }).end(ERROR_PAGE)
    }
    const body = await buffer(request).catch(() => null)
    if (!body) return
    if (fault === 'request cut') {
      await sendHalf(request, body)
      return cut()
    }
    const answer = await send(request, body).catch(() => null)
    const content = answer && (await buffer(answer).catch(() => null))
    if (!answer || !content || fault === 'answer lost') return cut()
    delete answer.headers['transfer-encoding']
    const headers = { ...answer.headers, 'content-length': content.length }
    response.writeHead(answer.statusCode ?? 500, headers)
    if (fault === 'answer cut') return response.write(content.subarray(0, content.length / 2), cut)
    return response.end(content)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request gets the fault from now on. */
    break: (fault: Fault) => {
      broken = fault
      count = 0
    },
    /** How many requests have got the fault since it began. */
    faults: () => count,
    repair: () => {
      broken = null
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const forwarded = ({ url = '', method, headers }: IncomingMessage) =>
  requestFrom(url, { method, headers }).on('error', () => undefined)

async function send(request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const [answer] = (await once(forwarded(request).end(body), 'response')) as [IncomingMessage]
  return answer
}

/** The site gets the headers and half of the body before the connection ends. */
async function sendHalf(request: IncomingMessage, body: Buffer): Promise<void> {
  const half = forwarded(request)
  half.write(body.subarray(0, body.length / 2), () => half.destroy())
  await once(half, 'close').catch(() => undefined)
}
