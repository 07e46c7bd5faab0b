import { once } from 'node:events'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

/** A server, and the certificate that it must present. */
export type Endpoint = { url: string; certificate: Buffer }

export type HttpRequest = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | string
}

export type HttpResponse = {
  status: number
  headers: IncomingHttpHeaders
  /** The body as transferred, possibly compressed. */
  transferred: Buffer
  body: Buffer
  text: string
}

/** An HTTP/2 client that verifies the server's certificate, like a browser. */
export type Client = {
  send: (path: string, request?: HttpRequest) => Promise<HttpResponse>
  protocol: () => string | undefined
  close: () => void
}

const TIMEOUT_MS = 30_000

/**
 * Opens a connection, and a new one whenever the server closes it.
 * @param from connects from one address of this machine to another
 */
export async function openClient(
  endpoint: Endpoint,
  from?: { host: string; localAddress: string },
): Promise<Client> {
  const open = () =>
    connect(endpoint.url, {
      settings: { enablePush: false },
      createConnection: () => openTls(endpoint, from),
    }).on('error', () => undefined)
  let session = open()
  await once(session, 'connect')
  return {
    async send(path, request = {}) {
      for (let tries = 1; ; tries += 1) {
        if (session.closed || session.destroyed) session = open()
        const current = session
        try {
          return await sendOver(current, path, request)
        } catch (error) {
          // A request on a closed connection has not been processed.
          if (tries === 3 || !(current.closed || current.destroyed || isRefused(error))) throw error
          if (session === current) session = open()
        }
      }
    },
    protocol: () => session.alpnProtocol,
    close: () => session.destroy(),
  }
}

/** A TLS connection to nginx on this machine. */
export const openTls = ({ url, certificate }: Endpoint, options: ConnectionOptions = {}) =>
  connectTls({
    ...{ host: '127.0.0.1', port: Number(new URL(url).port), servername: 'localhost' },
    ...{ ca: certificate, ALPNProtocols: ['h2', 'http/1.1'], ...options },
  })

/** HTTP/2's "not processed, retry", which browsers do by themselves. */
const isRefused = (error: unknown) => String(error).includes('NGHTTP2_REFUSED_STREAM')

async function sendOver(
  session: ClientHttp2Session,
  path: string,
  { method = 'GET', headers = {}, body: sent }: HttpRequest,
): Promise<HttpResponse> {
  const stream = session.request({ ':path': path, ':method': method, ...headers })
  stream.setTimeout(TIMEOUT_MS, () => stream.destroy(new Error('No response in time.')))
  const responded = once(stream, 'response') as Promise<
    [IncomingHttpHeaders & { ':status': number }]
  >
  // Read from the start: otherwise Node takes a body that has already arrived for an aborted one.
  const [[received], transferred] = await Promise.all([responded, buffer(stream.end(sent))])
  const body = await decompress(transferred, received['content-encoding'])
  return {
    status: received[':status'],
    headers: received,
    transferred,
    body,
    text: body.toString(),
  }
}

/** Decodes a body by its `content-encoding`. */
export async function decompress(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return promisify(brotliDecompress)(bytes)
  return encoding === 'gzip' ? promisify(gunzip)(bytes) : bytes
}
