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
  | 'status 500'
  | 'status 502'
  | 'status 504'
  | 'error page'
  | 'silence'

export type FlakyLine = Awaited<ReturnType<typeof openFlakyLine>>

const ERROR_PAGE = '<!DOCTYPE html><title>Sign in</title><h1>Sign in to this network</h1>'

/** A proxy on this machine that breaks connections of a browser when a test says so. */
export async function openFlakyLine() {
  let broken: { fault: Fault; passing: number } | null = null
  const faultOfNext = () => {
    if (!broken) return null
    broken.passing -= 1
    return broken.passing < 0 ? broken.fault : null
  }
  const server = createServer(async (request, response) => {
    const fault = faultOfNext()
    const cut = () => request.socket.resetAndDestroy()
    if (fault === 'silence') return
    if (fault === 'reset') return cut()
    if (fault === 'error page' || fault?.startsWith('status')) {
      const status = fault === 'error page' ? 200 : Number(fault.slice(-3))
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
    /** Each request after the next `passing` ones gets the fault. */
    break: (fault: Fault, passing = 0) => void (broken = { fault, passing }),
    /** How many requests have got the fault since it began. */
    faults: () => Math.max(0, -(broken?.passing ?? 0)),
    repair: () => void (broken = null),
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
