import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

export type FakeSite = Awaited<ReturnType<typeof startFakeSite>>

/** A server in place of the site, with the response that a check needs. */
export async function startFakeSite(port: number) {
  let respond: RequestListener = (_, response) => response.end()
  const server = createServer((request, response) => respond(request, response))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    respondWith: (listener: RequestListener) => void (respond = listener),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
