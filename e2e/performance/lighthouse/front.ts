import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchPacked, type Packed } from './fetch-packed.ts'
import type { Variant } from './variants.ts'

/**
 * What stands before the site, as nginx does in `deploy/`: TLS, HTTP/2, every answer packed once and then
 * given from memory. It shows one variant of the pages at a time.
 */
export type Front = { port: number; show: (variant: Variant) => void; stop: () => void }

const IMAGE = /^image\//

export type Tls = { key: Buffer; cert: Buffer }

/** Without a certificate it speaks plainly, for what does not depend on time. */
export async function startFront(port: number, tls?: Tls): Promise<Front> {
  const kept = new Map<string, Promise<Packed>>()
  let shown: Variant | undefined

  const answerTo = async (path: string): Promise<Packed> => {
    if (!shown) throw new Error('No variant is shown yet.')
    const name = `${shown.name} ${path}`
    const packed = kept.get(name) ?? fetchPacked(shown, path)
    kept.set(name, packed)
    const answer = await packed
    const { pictureDelayMs } = shown
    if (pictureDelayMs && IMAGE.test(answer.headers['content-type'] ?? ''))
      await pause(pictureDelayMs)
    return answer
  }
  const answer = async ({ url = '/' }: { url?: string | undefined }, response: Response) => {
    const { status, headers, body } = await answerTo(url).catch(() => NONE)
    response.writeHead(status, headers)
    response.end(body)
  }
  const server = tls ? createSecureServer(tls, answer) : createServer(answer)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: listening } = server.address() as AddressInfo
  return {
    port: listening,
    show(variant) {
      shown = variant
    },
    stop: () => server.close(),
  }
}

/** What the two protocols' answers have in common. */
type Response = {
  writeHead: (status: number, headers: Record<string, string>) => unknown
  end: (body: Buffer) => unknown
}

const NONE: Packed = { status: 502, headers: {}, body: Buffer.alloc(0) }

/** How a browser knows a certificate that it is to believe. */
export const pinOf = (cert: Buffer): string => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
