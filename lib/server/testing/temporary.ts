import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder that is removed after the tests of a file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-website-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Starts a server on this machine; returns its port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A server that runs during the tests of a file; the returned function gives its address. */
export function temporaryServer(listener: RequestListener): () => string {
  const server = createServer(listener)
  // A slow machine takes longer between two requests than a server keeps an idle connection.
  server.keepAliveTimeout = 0
  let port = 0
  beforeAll(async () => void (port = await listen(server)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return () => `http://127.0.0.1:${port}`
}
