import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { processGlobal } from '../server/process-global.ts'

const MICROSECONDS = 1e6
const MILLISECONDS = 1e3

/** Responses of this process by status class, such as 2xx. */
const responses = processGlobal('responses', () => new Map<string, number>())

/** Starts counting the responses of this process. */
export function countResponses(): void {
  subscribe('http.server.response.finish', (message) => {
    const { response } = message as { response: ServerResponse }
    const code = `${Math.floor(response.statusCode / 100)}xx`
    responses.set(code, (responses.get(code) ?? 0) + 1)
  })
}

export type ProcessFigures = ReturnType<typeof getProcessFigures>

/** The resource usage of this process, with the names of the official Prometheus clients. */
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
