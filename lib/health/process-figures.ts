import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { processGlobal } from '../server/process-global.ts'

const MICROSECONDS = 1e6
const MILLISECONDS = 1e3

/** Responses of this process by the class of their status, such as 2xx. */
const responses = processGlobal('responses', () => new Map<string, number>())

/** Counts the responses of this process from now on. */
export function countResponses(): void {
  subscribe('http.server.response.finish', (message) => {
    const { response } = message as { response: ServerResponse }
    const code = `${Math.floor(response.statusCode / 100)}xx`
    responses.set(code, (responses.get(code) ?? 0) + 1)
  })
}

export type ProcessFigures = ReturnType<typeof getProcessFigures>

/** What this process uses, as the official clients of Prometheus name and measure it. */
export function getProcessFigures() {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  return {
    responses: [...responses],
    cpuSeconds: (user + system) / MICROSECONDS,
    residentBytes: rss,
    heapBytes: heapUsed,
    startedAt: performance.timeOrigin / MILLISECONDS,
    busySeconds: performance.eventLoopUtilization().active / MILLISECONDS,
  }
}
