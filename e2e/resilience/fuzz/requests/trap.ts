import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** An address of this machine that the site has no reason to know, and who has called there. */
export type Trap = { host: string; calls: () => number; close: () => void }

export async function setTrap(): Promise<Trap> {
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, calls: () => calls, close: () => server.close() }
}
