import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Gate = {
  url: string
  /** Passes hints on to this address from now on. */
  leadTo: (address: string) => void
  shut: () => void
  close: () => void
}

/** Stands between the CMS's hook and the site; shut, it takes every hint and passes none on. */
export async function startGate(): Promise<Gate> {
  let target: string | null = null
  const server = createServer((incoming, outgoing) => {
    void buffer(incoming).then(async (body) => {
      if (target === null) return outgoing.writeHead(202).end()
      const { 'content-type': type = '', 'x-revalidate-secret': secret = '' } = incoming.headers
      const headers = { 'content-type': type, 'x-revalidate-secret': String(secret) }
      const answer = await fetch(target, { method: 'POST', headers, body }).catch(() => null)
      return outgoing.writeHead(answer?.status ?? 502).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (address) => void (target = address),
    shut: () => void (target = null),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
