import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/**
 * How long an open connection may still send a request, in milliseconds: from a visitor, or from a
 * proxy on this machine.
 */
const LINGER_MS = { network: 2_000, loopback: 500 }

/** The maximum time to accept waiting connections, in milliseconds: a flood would never end. */
const ACCEPT_MS = 3_000

function lingerMs(server: Server): number {
  const address = server.address()
  const host = typeof address === 'object' ? (address?.address ?? '') : ''
  return /^(127\.|::1$)/.test(host) ? LINGER_MS.loopback : LINGER_MS.network
}

type Started = { server: Server; response: ServerResponse }

/**
 * On SIGTERM and SIGINT the process exits after all requests have their responses. The shutdown of
 * Next.js (disabled by NEXT_MANUAL_SIG_HANDLE) closes idle connections at once, on which a browser
 * may just be posting a form, and waits for busy ones until the process is killed.
 */
export function finishRequests(): void {
  let server: Server | undefined
  let isStopping = false
  const accepted: Socket[] = []

  subscribe('http.server.request.start', (message) => {
    const started = message as Started
    if (!server) {
      server = started.server
      server.on('connection', (socket) => {
        if (isStopping) accepted.push(socket)
      })
    }
    if (isStopping) started.response.shouldKeepAlive = false
  })

  /**
   * Closing the server resets connections that it has not accepted. It accepts one per turn of the
   * event loop, and reads from them later: a loaded server would not finish if it answered requests
   * in between.
   */
  async function acceptWaiting(from: Server & { pauseOnConnect?: boolean }): Promise<void> {
    from.pauseOnConnect = true
    const deadline = Date.now() + ACCEPT_MS
    for (let quietTurns = 0; quietTurns < 2 && Date.now() < deadline;) {
      const before = accepted.length
      await nextTurn()
      quietTurns = accepted.length === before ? quietTurns + 1 : 0
    }
  }

  async function closeConnections(from: Server): Promise<void> {
    let isClosed = false
    const closed = once(from, 'close').then(() => (isClosed = true))
    const ms = lingerMs(from)
    await acceptWaiting(from)
    // Bypasses the HTTP server, which would close idle connections.
    NetServer.prototype.close.call(from)
    for (const socket of accepted) socket.resume()
    while (!isClosed) {
      await Promise.race([closed, pause(ms)])
      // A request that has arrived is read first, so that its connection is not idle.
      for (let turn = 0; turn < 2; turn += 1) await nextTurn()
      from.closeIdleConnections()
    }
  }

  async function stop(status: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    if (server) await closeConnections(server)
    process.exit(status)
  }

  process.on('SIGTERM', () => void stop(143))
  process.on('SIGINT', () => void stop(130))
}
