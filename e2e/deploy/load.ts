import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Victim } from '../../scripts/chaos/victim.ts'
import { step } from '../../scripts/launcher/progress.mjs'
import { median } from '../../scripts/lib/median.ts'
import { cpuSecondsOf } from '../../scripts/lib/process-figures.ts'
import { addresses, fillCache, type Context } from './checks.ts'
import { startNginxProcess, type NginxProcess } from './nginx.ts'
import { startReaders } from './readers.ts'

const CONNECTIONS = 32
const GOAL = 0.85
const ROUND_SECONDS = 3
const KILL_EVERY_MS = 5_000
const READERS = 2

type Load = { requests: number; perSecond: number; failed: number }

/**
 * Requests addresses in turn for so long, by wrk with one thread, as browsers that accept brotli. A
 * response that is not complete or has no good status counts as failed.
 */
async function runWrk(url: string, seconds: number, paths: readonly string[]): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-wrk-'))
  try {
    const script = join(folder, 'load.lua')
    await writeFile(script, luaFor(paths))
    const args = [`-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, url]
    const { stdout } = await promisify(execFile)('wrk', ['-t1', ...args])
    const numbersIn = (pattern: RegExp) => (pattern.exec(stdout) ?? []).slice(1).map(Number)
    const [requests = 0] = numbersIn(/(\d+) requests in/)
    const [perSecond = 0] = numbersIn(/Requests\/sec:\s*([\d.]+)/)
    const bad = numbersIn(/Not 200: (\d+)/)
    const broken = numbersIn(/connect (\d+), read (\d+), write (\d+), timeout (\d+)/)
    const failed = [...bad, ...broken].reduce((sum, each) => sum + each, 0)
    if (requests === 0 || failed > 0) console.log(stdout)
    if (requests === 0) throw new Error('wrk could not send any request.')
    return { requests, perSecond, failed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const luaFor = (paths: readonly string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local count = 0
local threads = {}
failed = 0
function setup(thread) table.insert(threads, thread) end
function request()
  count = count + 1
  return wrk.format("GET", paths[count % #paths + 1], { ["Accept-Encoding"] = "br" })
end
function response(status)
  if status ~= 200 then failed = failed + 1 end
end
function done() print("Not 200: " .. threads[1]:get("failed")) end
`

/**
 * Kills the site's process every five seconds while pages are requested; answers 0 when every request
 * was answered with its page.
 */
export async function testKills({ nginx, client }: Context, site: Victim, seconds: number) {
  await fillCache(client)
  step(`Killing the site every 5 s for ${seconds} s while pages are requested`)
  const end = performance.now() + seconds * 1000
  const readers = startReaders(client, addresses, READERS)
  const load = runWrk(nginx.url, seconds, addresses)
  let kills = 0
  let up = 0
  while (performance.now() < end) {
    await pause(KILL_EVERY_MS)
    if (await site.isUp()) up += 1
    await site.kill()
    kills += 1
    site.start()
  }
  const { requests, failed } = await load
  const read = await readers.stop()
  const allFailed = read.failed + failed
  console.log(
    `${kills} kills of the site, which was up before ${up} of them: ${requests + read.pages} page requests, ` +
      `${read.pages} of them read to the end, ${allFailed} failed`,
  )
  return allFailed === 0 && up > 0 ? 0 : 1
}

/**
 * Measures the cached home page, and in turns with it the same bytes as a file of an nginx with the
 * same TLS and log. Answers 0 when the goal is met.
 */
export async function testThroughput(context: Context, rounds: number): Promise<number> {
  const { nginx, client, ports } = context
  const headers = { 'accept-encoding': 'br' }
  const { transferred } = await client.send('/', { headers })
  const fileServer = await startFileServer(context, transferred)
  const measure = async (server: NginxProcess, url: string) => {
    const before = await cpuSecondsOf(server.workerPid())
    const { requests, perSecond, failed } = await runWrk(url, ROUND_SECONDS, ['/'])
    if (failed > 0) throw new Error(`${failed} of ${requests} requests failed.`)
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
      step(`round ${round}: page ${sentenceOf(page)}; file ${sentenceOf(file)}`)
    }
  } finally {
    await fileServer.stop()
  }
  const ratioOf = (key: keyof Measured) =>
    median(all.map(({ page }) => page[key])) / median(all.map(({ file }) => file[key]))
  const ratio = ratioOf('perSecond')
  const isMet = ratio >= GOAL
  console.log(
    `Throughput of the home page (${transferred.length} bytes, compressed): ${ratio.toFixed(2)} of the same bytes as a file, ` +
      `by processor time ${(1 / ratioOf('microseconds')).toFixed(2)}; goal ${GOAL} ${isMet ? 'met' : 'missed'}`,
  )
  return isMet ? 0 : 1
}

const sentenceOf = ({ perSecond, microseconds }: { perSecond: number; microseconds: number }) =>
  `${Math.round(perSecond)} a second (${microseconds.toFixed(0)} µs each)`

/** nginx with one file: what the cache stores of the home page. */
async function startFileServer({ nginx, ports }: Context, page: Buffer): Promise<NginxProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-file-'))
  const config = join(folder, 'nginx.conf')
  await writeFile(join(folder, 'home.html'), page)
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
    location / { add_header Content-Encoding br; }
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
