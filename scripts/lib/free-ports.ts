import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports of this machine that nobody listens on, each a different one. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      return address.port
    }),
  )
  for (const server of servers) server.close()
  return ports
}
