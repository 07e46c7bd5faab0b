import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Database } from './shared.ts'

/** Silence of PostgreSQL after which a query has failed: an editor waits at most five seconds. */
const SILENT_MS = 4_000

/** One of the pool: that of PostgreSQL has a socket. */
type Resource = { connection?: { stream: Socket } }

/**
 * Ends a connection whose query gets no answer, as that of a host that is gone, which closes none;
 * PostgreSQL then undoes the transaction. The timeout of the package pg would leave it open for the
 * next person who gets this connection.
 */
export function endSilentConnections({ client }: Database): void {
  const pool = client.pool as EventEmitter
  pool.on('acquireSuccess', (_: number, { connection }: Resource) => {
    const stream = connection?.stream
    stream?.setTimeout(SILENT_MS)
    if (stream?.listenerCount('timeout') === 0)
      stream.on('timeout', () => stream.destroy(new Error('PostgreSQL does not answer.')))
  })
  pool.on('release', ({ connection }: Resource) => connection?.stream.setTimeout(0))
}
