import { EventEmitter, once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { endSilentConnections } from './hung-database.ts'
import type { Database } from './shared.ts'

test('a connection ends while its query gets no answer for four seconds, and not between queries', async () => {
  const pool = new EventEmitter()
  endSilentConnections({ client: { pool } } as unknown as Database)
  const silent = createServer().listen(0)
  await once(silent, 'listening')
  const [idle, asking] = [1, 2].map(() => connect((silent.address() as AddressInfo).port))
  // Each is taken from the pool more than once.
  for (const stream of [idle, asking, idle, asking])
    pool.emit('acquireSuccess', 1, { connection: { stream } })
  // That of SQLite has no socket.
  pool.emit('acquireSuccess', 1, {})
  pool.emit('release', { connection: { stream: idle } })
  const cause = await new Promise((resolve) => asking?.once('error', resolve))
  expect(String(cause)).toBe('Error: PostgreSQL does not answer.')
  expect(idle?.destroyed).toBe(false)
  idle?.destroy()
  silent.close()
})
