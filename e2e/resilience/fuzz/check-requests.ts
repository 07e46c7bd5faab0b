import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { withProgress, printLine } from '../../../scripts/launcher/progress.mjs'
import { inParallel } from '../flow.ts'
import { streamOf } from '../random.ts'
import { listRoutes } from '../routes.ts'
import { hostileRequests } from './hostile-requests.ts'
import { judge, sendRaw, type Hidden } from './judge-response.ts'
import { compareSnapshots, takeSnapshot } from './snapshot.ts'

const CONCURRENCY = 8
const MAX_EXAMPLES = 3
const EXAMPLE_LENGTH = 250

type Options = {
  siteUrl: string
  count: number
  /** The ids of files, public and private ones. */
  files: string[]
  hidden: Hidden
}

/**
 * Sends requests that no browser sends. Returns the faults: failures of the server, redirects off
 * the site, disclosed secrets, connections to an address in a request, pages that differ
 * afterwards.
 */
export async function checkRequests(options: Options, seed: number): Promise<string[]> {
  const { siteUrl, count, files, hidden } = options
  const site = new URL(siteUrl)
  const routes = await listRoutes(siteUrl)
  const record = () => takeSnapshot(siteUrl, routes)
  // The first visit renders pages that were never requested.
  await withProgress('Visiting every page', record)
  const before = await withProgress('Recording every page', record)
  const trap = await openTrap()
  const { request, smuggled } = hostileRequests(site.host, trap.host, files)
  const next = streamOf(request, seed)
  const faults = await withProgress(`Sending ${count} hostile requests`, () =>
    sendAll(site, count, next, hidden),
  )
  // Some of these may legitimately get no response.
  const responses = await Promise.all(smuggled.map((bytes) => sendRaw(site, bytes)))
  faults.push(...responses.flatMap((response) => (response && judge(response, site, hidden)) ?? []))
  const after = await withProgress('Comparing every page', record)
  const { same, rendered, other } = compareSnapshots(before, after)
  trap.close()
  const calls = trap.calls()
  if (calls > 0) faults.push(`${calls} connections to an address that only a request names`)
  if (other.length > 0) {
    const examples = other.slice(0, MAX_EXAMPLES).join(', ')
    faults.push(`${other.length} pages differ afterwards: ${examples}`)
  }
  printLine(
    `  ${same} responses are the same byte for byte, ${rendered} were rendered again, ${other.length} differ`,
  )
  return faults
}

async function sendAll(site: URL, count: number, next: () => string, hidden: Hidden) {
  const statuses = new Map<number, number>()
  const byFault = new Map<string, string[]>()
  await inParallel(CONCURRENCY, count, async () => {
    const request = next()
    const response = await sendRaw(site, request)
    const status = response?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const fault = judge(response, site, hidden)
    if (fault) byFault.set(fault, [...(byFault.get(fault) ?? []), request])
  })
  printLine(`  ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`)
  return [...byFault].flatMap(([fault, requests]) => {
    const examples = requests
      .slice(0, MAX_EXAMPLES)
      .map((request) => `    ${JSON.stringify(request.slice(0, EXAMPLE_LENGTH))}`)
    return [`${requests.length} requests: ${fault}`, ...examples]
  })
}

/** An address of this machine that the site has no reason to know, and how often it was called. */
async function openTrap() {
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, calls: () => calls, close: () => server.close() }
}
