import { once } from 'node:events'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Front } from './nginx.ts'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As it came. */
  packed: Buffer
  body: Buffer
  text: string
}

type Ask = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | string
}

/** Speaks HTTP/2 with a server whose certificate it checks, as a browser does. */
export type Browser = {
  ask: (path: string, ask?: Ask) => Promise<Answer>
  protocol: () => string | undefined
  close: () => void
}

const PATIENCE_MS = 30_000

/** A connection that the server ends in good order, as after so many requests, is opened anew. */
export async function openBrowser({ url, certificate }: Pick<Front, 'url' | 'certificate'>) {
  const open = () => {
    const opened = connect(url, { ca: certificate, settings: { enablePush: false } })
    return opened.on('error', () => undefined)
  }
  let session = open()
  await once(session, 'connect')
  const browser: Browser = {
    async ask(path, ask = {}) {
      for (let tries = 1; ; tries += 1) {
        if (session.closed || session.destroyed) session = open()
        const current = session
        try {
          return await askOver(current, path, ask)
        } catch (error) {
          // What was under way on a connection that ends has not been taken up.
          if (tries === 3 || !(current.closed || current.destroyed || isRefused(error))) throw error
          if (session === current) session = open()
        }
      }
    },
    protocol: () => session.alpnProtocol,
    close: () => session.destroy(),
  }
  return browser
}

/** HTTP/2's own word for "not begun, ask again"; browsers do so by themselves. */
const isRefused = (error: unknown) => String(error).includes('NGHTTP2_REFUSED_STREAM')

async function askOver(session: ClientHttp2Session, path: string, ask: Ask): Promise<Answer> {
  const { method = 'GET', headers = {} } = ask
  const stream = session.request({ ':path': path, ':method': method, ...headers })
  stream.setTimeout(PATIENCE_MS, () => stream.destroy(new Error('No answer in time.')))
  const answered = once(stream, 'response') as Promise<
    [IncomingHttpHeaders & { ':status': number }]
  >
  // Read from the first moment on: an answer that has come whole by then looks to Node like one cut short.
  const [[given], packed] = await Promise.all([answered, buffer(stream.end(ask.body))])
  const body = await unpack(packed, given['content-encoding'])
  return { status: given[':status'], headers: given, packed, body, text: body.toString() }
}

/** What was packed in one of the ways that HTTP knows. */
export async function unpack(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return promisify(brotliDecompress)(bytes)
  return encoding === 'gzip' ? promisify(gunzip)(bytes) : bytes
}
