import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a real CMS will not do on demand. */
export const faults = ['refused', 'hanging', 'failing', 'maintenance', 'truncated'] as const

type Fault = (typeof faults)[number]

export type FaultyCms = { url: string; fail: (fault: Fault | null) => void; close: () => void }

const answers = {
  failing: {
    status: 500,
    body: '{"errors":[{"message":"boom","extensions":{"code":"INTERNAL"}}]}',
  },
  maintenance: { status: 200, body: '<!doctype html><title>Back soon</title>' },
  truncated: { status: 200, body: '{"data":[{"id":' },
}

/** Stands before a real CMS and passes everything on, until it is told to fail. */
export async function startFaultyCms(target: string): Promise<FaultyCms> {
  let fault: Fault | null = null
  const server = createServer((incoming, outgoing) => {
    if (fault === 'refused') return void incoming.destroy()
    if (fault === 'hanging') return
    if (fault) {
      const { status, body } = answers[fault]
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
      return
    }
    const options = { method: incoming.method, headers: incoming.headers }
    const passed = ask(target + (incoming.url ?? ''), options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(next) {
      fault = next
      server.closeAllConnections()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
