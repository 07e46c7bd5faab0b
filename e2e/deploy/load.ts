import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ManagedProcess } from '../resilience/managed-process.ts'
import { printStep } from '../../scripts/launcher/progress.mjs'
import { median } from '../../scripts/lib/median.ts'
import { cpuSecondsOf } from '../../scripts/lib/processes.ts'
import { forSeconds } from '../support/load.ts'
import { addresses, fillCache, type Context } from './checks.ts'
import type { HttpResponse } from './client.ts'
import { startNginxProcess, type NginxProcess } from './nginx.ts'
import { startReaders } from './readers.ts'

const GOAL = 0.85
const KILL_INTERVAL_MS = 5_000
const READERS = 32

/** Kills the site's process every five seconds while pages are read; returns 0 if every page was complete. */
export async function testKills({ client }: Context, site: ManagedProcess, seconds: number) {
  await fillCache(client)
  printStep(`Killing the site every 5 s for ${seconds} s while pages are read`)
  const isOver = forSeconds(seconds)
  const readers = startReaders(client, addresses, READERS)
  let kills = 0
  let up = 0
  while (!isOver()) {
    await pause(KILL_INTERVAL_MS)
    if (await site.isUp()) up += 1
    await site.kill()
    kills += 1
    site.start()
  }
  const { pages, failed } = await readers.stop()
  console.log(
    `${kills} kills of the site, which was up before ${up} of them: ${pages} pages read, ${failed} failed`,
  )
  return failed === 0 && up > 0 ? 0 : 1
}

/** Requests a page for three seconds by wrk with one thread, like a browser that accepts brotli. */
async function runWrk(url: string): Promise<{ requests: number; perSecond: number }> {
  const args = ['-t1', '-c32', '-d3s', '--timeout', '30s', '-H', 'Accept-Encoding: br', url]
  const { stdout } = await promisify(execFile)('wrk', args)
  const numberIn = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const requests = numberIn(/(\d+) requests in/)
  if (requests === 0 || /Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return { requests, perSecond: numberIn(/Requests\/sec:\s*([\d.]+)/) }
}

/**
 * Measures the cached home page, alternately with the same bytes and headers as a file of an nginx
 * with the same TLS and log. Returns 0 if the goal is met.
 */
export async function testThroughput(context: Context, rounds: number): Promise<number> {
  const { nginx, client, ports } = context
  const headers = { 'accept-encoding': 'br' }
  const home = await client.send('/', { headers })
  const fileServer = await startFileServer(context, home)
  const measure = async (server: NginxProcess, url: string) => {
    const before = await cpuSecondsOf(server.workerPid())
    const { requests, perSecond } = await runWrk(url)
    const used = (await cpuSecondsOf(server.workerPid())) - before
    return { perSecond, microseconds: (used / requests) * 1e6 }
  }
  type Measured = Awaited<ReturnType<typeof measure>>
  const all: { page: Measured; file: Measured }[] = []
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const page = await measure(nginx, nginx.url)
      const file = await measure(fileServer, `https://localhost:${ports.fileServer}`)
      // The first round is a warm-up.
      if (round === 0) continue
      all.push({ page, file })
      printStep(`round ${round}: page ${sentenceOf(page)}; file ${sentenceOf(file)}`)
    }
  } finally {
    await fileServer.stop()
  }
  const ratioOf = (key: keyof Measured) =>
    median(all.map(({ page }) => page[key])) / median(all.map(({ file }) => file[key]))
  const ratio = ratioOf('perSecond')
  const isMet = ratio >= GOAL
  console.log(
    `Throughput of the home page (${home.transferred.length} bytes, compressed): ${ratio.toFixed(2)} of the same bytes as a file, ` +
      `by processor time ${(1 / ratioOf('microseconds')).toFixed(2)}; goal ${GOAL} ${isMet ? 'met' : 'missed'}`,
  )
  return isMet ? 0 : 1
}

const sentenceOf = ({ perSecond, microseconds }: { perSecond: number; microseconds: number }) =>
  `${Math.round(perSecond)} a second (${microseconds.toFixed(0)} µs each)`

/** Headers that nginx sets by itself. */
const OWN_HEADERS = /^(:status|date|server|content-(length|type)|etag|last-modified|accept-ranges)$/

/** nginx with one file: the body of the home page, and its headers. */
async function startFileServer(
  { nginx, ports }: Context,
  page: HttpResponse,
): Promise<NginxProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-file-'))
  const config = join(folder, 'nginx.conf')
  await writeFile(join(folder, 'home.html'), page.transferred)
  const headers = Object.entries(page.headers).filter(([name]) => !OWN_HEADERS.test(name))
  await writeFile(
    config,
    `user root; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types; sendfile on; tcp_nopush on;
  access_log ${folder}/visits.log combined buffer=64k flush=5s;
  server {
    listen 127.0.0.1:${ports.fileServer} ssl http2;
    include ${nginx.folder}/nginx/tls.conf;
    root ${folder}; index home.html; keepalive_requests 1000;
    ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n    ')}
  }
}
`,
  )
  const server = await startNginxProcess(config, ports.fileServer)
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
