import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** A site with one page, on which texts are shown to a browser. */
export type Stage = {
  url: string
  /** What the page holds from now on, and under which policy; null: under none. */
  show: (body: string, policy: string | null) => void
  close: () => void
}

const HEAD =
  '<!doctype html><html lang="en"><meta charset="utf-8"><script src="/stage.js"></script>'

export async function openStage(): Promise<Stage> {
  const script = await readFile(join(import.meta.dirname, 'stage-script.mjs'))
  let page = ''
  let policy: string | null = null
  const server = createServer((request, response) => {
    if (policy) response.setHeader('content-security-policy', policy)
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(page)
    else if (request.url === '/stage.js')
      response.setHeader('content-type', 'text/javascript').end(script)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    show(body, under) {
      page = `${HEAD}<body>${body}`
      policy = under
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
