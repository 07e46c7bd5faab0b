import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder that is removed after the tests of a file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-website-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A server that runs during the tests of a file; the returned function gives its address. */
export function temporaryServer(listener: RequestListener): () => string {
  const server = createServer(listener)
  // A slow machine takes longer between two requests than a server keeps an idle connection.
  server.keepAliveTimeout = 0
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
