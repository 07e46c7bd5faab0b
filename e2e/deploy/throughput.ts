import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { step } from '../../scripts/launcher/progress.mjs'
import { median } from '../../scripts/lib/median.ts'
import { cpuSecondsOf } from '../../scripts/lib/process-figures.ts'
import type { Ground } from './context.ts'
import { putLoadOn } from './load.ts'
import { startNginx, type Nginx } from './nginx-process.ts'

const GOAL = 0.85
const SECONDS = 3

type Measured = { perSecond: number; cpuMicroseconds: number }

/**
 * Measures the home page from the cache, and beside it the same bytes as a file of an nginx with the
 * same TLS and log, in turns. Answers 0 when the goal is met.
 */
export async function compareThroughput(ground: Ground, rounds: number): Promise<number> {
  const { front, browser, ports } = ground
  const folder = await mkdtemp(join(tmpdir(), 'school-website-file-'))
  const file = await startFileServer(ground, folder)
  const measure = async (server: Pick<Nginx, 'worker'>, url: string): Promise<Measured> => {
    const worker = server.worker()
    const before = await cpuSecondsOf(worker)
    const load = await putLoadOn({ url, seconds: SECONDS, folder, addresses: ['/'] })
    if (load.failed > 0) throw new Error(`${load.failed} of ${load.requests} requests failed.`)
    const used = (await cpuSecondsOf(worker)) - before
    return { perSecond: load.perSecond, cpuMicroseconds: (used / load.requests) * 1e6 }
  }
  try {
    const all: [page: Measured, file: Measured][] = []
    for (let round = 0; round <= rounds; round += 1) {
      const page = await measure(front, front.url)
      const beside = await measure(file, `https://localhost:${ports.file}`)
      // The first round warms both up.
      if (round > 0) all.push([page, beside])
      if (round > 0) step(`round ${round}: page ${sentence(page)}; file ${sentence(beside)}`)
    }
    const ratio =
      median(all.map(([page]) => page.perSecond)) / median(all.map(([, one]) => one.perSecond))
    const cpu =
      median(all.map(([, one]) => one.cpuMicroseconds)) /
      median(all.map(([page]) => page.cpuMicroseconds))
    const isMet = ratio >= GOAL
    const size = (await browser.ask('/', { headers: { 'accept-encoding': 'br' } })).packed.length
    console.log(
      `Throughput of the home page (${size} bytes, packed): ${ratio.toFixed(2)} of the same bytes as a file, ` +
        `by processor time ${cpu.toFixed(2)}; goal ${GOAL} ${isMet ? 'met' : 'missed'}`,
    )
    return isMet ? 0 : 1
  } finally {
    await file.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const sentence = ({ perSecond, cpuMicroseconds }: Measured) =>
  `${Math.round(perSecond)} a second (${cpuMicroseconds.toFixed(0)} µs each)`

/** nginx with one file: what the cache keeps of the home page, packed as it is. */
async function startFileServer({ front, browser, ports }: Ground, folder: string): Promise<Nginx> {
  const { packed } = await browser.ask('/', { headers: { 'accept-encoding': 'br' } })
  await writeFile(join(folder, 'home.html'), packed)
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `user root; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types; sendfile on; tcp_nopush on;
  access_log ${folder}/visits.log combined buffer=64k flush=5s;
  server {
    listen 127.0.0.1:${ports.file} ssl http2;
    include ${front.folder}/nginx/tls.conf;
    root ${folder}; index home.html; keepalive_requests 1000;
    location / { add_header Content-Encoding br; }
  }
}
`,
  )
  return startNginx(config, `https://localhost:${ports.file}`)
}
