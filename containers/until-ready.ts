import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { explain, Problem } from '../scripts/launcher/problem.mjs'
import { printStep } from '../scripts/launcher/progress.mjs'

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

/**
 * Repeats what a program needs to start until it succeeds. Meanwhile the container stays up,
 * unhealthy, and its port answers with the reason, which the front shows: a container that ends and
 * is restarted without end says nothing.
 */
export async function untilReady<Value>(
  port: number,
  prepare: () => Promise<Value>,
): Promise<Value> {
  let [reason, isPublic] = ['', false]
  const server = createServer((_, response) =>
    response
      .writeHead(503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '10',
      })
      .end(isPublic ? `${reason}\n` : 'It does not start: its log says why.\n'),
  )
  server.on('error', () => undefined)
  for (let delay = FIRST_RETRY_MS; ; delay = Math.min(2 * delay, LAST_RETRY_MS)) {
    try {
      const value = await prepare()
      server.close()
      server.closeAllConnections()
      return value
    } catch (error) {
      const next = explain(error)
      if (next !== reason) printStep(next)
      reason = next
      isPublic = error instanceof Problem
      if (!server.listening) server.listen(port)
      await pause(delay)
    }
  }
}
