import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import fc from 'fast-check'
import { hrefOf } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'
import { during, say } from '../../../scripts/launcher/progress.mjs'
import { countsOf, generateLoad, times } from '../../support/load.ts'
import { faultsIn } from '../flow.ts'
import { streamOf } from '../random.ts'
import { listRoutes } from '../routes.ts'
import { normalised } from '../visits.ts'
import { readGrammar } from './grammar.ts'
import { judge, sendRaw, type Hidden } from './judge-response.ts'

const AT_ONCE = 8
const MOST_EXAMPLES = 3
const EXAMPLE_LENGTH = 250
const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']

type Options = {
  siteUrl: string
  count: number
  /** The ids of files, public ones and others. */
  files: string[]
  hidden: Hidden
}

/**
 * Sends requests that no browser sends. Returns the faults: failures of the server, redirects off the
 * site, disclosed secrets, connections to an address that only a request names, pages that differ
 * afterwards.
 */
export async function checkRequests(options: Options, seed: number): Promise<string[]> {
  const { siteUrl, count, files, hidden } = options
  const site = new URL(siteUrl)
  const routes = await listRoutes(siteUrl)
  const record = (what: string) => during(what, () => takeSnapshot(siteUrl, routes))
  // The first visit renders pages that were never requested.
  await record('Visiting every page')
  const before = await record('Recording every page')
  const trap = await openTrap()
  const { request, smuggled } = requestsTo(site.host, trap.host, files)
  const next = streamOf(request, seed)
  const faults = await during(`Sending ${count} hostile requests`, () =>
    sendAll(site, count, next, hidden),
  )
  // To some of these, no response is the right one.
  const responses = await Promise.all(smuggled.map((bytes) => sendRaw(site, bytes)))
  faults.push(...responses.flatMap((response) => (response && judge(response, site, hidden)) ?? []))
  const after = await record('Comparing every page')
  trap.close()
  const { same, rendered, other } = compareSnapshots(before, after)
  say(
    `  ${same} responses are the same byte for byte, ${rendered} were rendered again, ${other.length} differ`,
  )
  const examples = other.slice(0, MOST_EXAMPLES).join(', ')
  return [
    ...faults,
    ...faultsIn([
      [trap.calls() > 0, `${trap.calls()} connections to an address that only a request names`],
      [other.length > 0, `${other.length} pages differ afterwards: ${examples}`],
    ]),
  ]
}

async function sendAll(site: URL, count: number, next: () => string, hidden: Hidden) {
  const byFault = new Map<string, string[]>()
  const send = async () => {
    const request = next()
    const response = await sendRaw(site, request)
    const fault = judge(response, site, hidden)
    if (fault) byFault.set(fault, [...(byFault.get(fault) ?? []), request])
    return response?.status ?? 0
  }
  say(`  ${countsOf(await generateLoad({ concurrency: AT_ONCE, isOver: times(count), send }))}`)
  return [...byFault].flatMap(([fault, requests]) => {
    const examples = requests
      .slice(0, MOST_EXAMPLES)
      .map((request) => `    ${JSON.stringify(request.slice(0, EXAMPLE_LENGTH))}`)
    return [`${requests.length} requests: ${fault}`, ...examples]
  })
}

/** A response as a cache stores it. */
type Stored = { status: number; headers: string; body: string }

/** What a browser or a cache evaluates. Hashes change with the scripts of each rendering. */
const HEADERS = [
  ...['content-type', 'location', 'content-disposition', 'content-security-policy', 'vary'],
]
/** Each response that is rendered for one request has its own, and no cache stores it. */
const NONCE = /'nonce-([^']+)'/
const HASH = /'sha256-[^']+' ?/g

async function load(address: string, given: Record<string, string>): Promise<Stored> {
  const response = await fetch(address, { headers: given, redirect: 'manual' })
  const valueOf = (name: string) => response.headers.get(name)?.replaceAll(HASH, '')
  const headers = HEADERS.map((name) => `${name}: ${valueOf(name)}`).join('\n')
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const nonce = NONCE.exec(headers)?.[1] ?? 'no nonce'
  const withoutNonce = (text: string) => text.replaceAll(nonce, 'NONCE')
  return { status: response.status, headers: withoutNonce(headers), body: withoutNonce(body) }
}

/** Every route, as a browser and as React request it. */
async function takeSnapshot(siteUrl: string, routes: readonly string[]) {
  const taken = new Map<string, Stored>()
  for (const route of routes) {
    taken.set(route, await load(siteUrl + route, {}))
    taken.set(`${route} (rsc)`, await load(siteUrl + route, { rsc: '1' }))
  }
  return taken
}

/** Compares byte for byte; a page that was rendered again in between by its content. */
function compareSnapshots(before: Map<string, Stored>, after: ReadonlyMap<string, Stored>) {
  const difference = { same: 0, rendered: 0, other: [] as string[] }
  for (const [route, stored] of before) {
    const now = after.get(route)
    const isAlike = now?.status === stored.status && now.headers === stored.headers
    const hasSameText = () =>
      !route.endsWith(' (rsc)') && normalised(stored.body) === normalised(now?.body ?? '')
    if (isAlike && now.body === stored.body) difference.same += 1
    else if (isAlike && hasSameText()) difference.rendered += 1
    else difference.other.push(route)
  }
  return difference
}

/** An address of this machine that the site has no reason to know, and how often it was called. */
async function openTrap() {
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, calls: () => calls, close: () => server.close() }
}

/** The bytes of hostile requests, and of those that only an HTTP parser can misread. */
function requestsTo(host: string, trap: string, files: readonly string[]) {
  const page = fc.constantFrom(...pages.map((each) => hrefOf(each)))
  const percentEncode = (character: string) =>
    `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
  const encodedPage = fc
    .tuple(page, fc.array(fc.nat(7), { minLength: 24, maxLength: 24 }))
    .map(([path, digits]) =>
      [...path].map((each, at) => (digits[at % 24] === 0 ? percentEncode(each) : each)).join(''),
    )
  const { text, list } = readGrammar('requests', {
    ...{ host: fc.constant(host), trap: fc.constant(trap), 'file-id': fc.constantFrom(...files) },
    ...{ page, 'encoded-page': encodedPage },
    ascii: fc.string({ unit: 'grapheme-ascii', minLength: 12, maxLength: 12 }),
  })
  const request = fc
    .record({
      ...{ method: text('method'), target: text('target'), asked: text('asked-host') },
      ...{ headers: fc.array(text('header'), { maxLength: 5 }), body: text('body') },
      hostHeader: fc.oneof(
        { weight: 3, arbitrary: text('host-header').map((header) => [header]) },
        { weight: 7, arbitrary: fc.constant<string[]>([]) },
      ),
    })
    .map(({ method, target, asked, headers, hostHeader, body }) => {
      const hasBody = METHODS_WITH_BODY.includes(method)
      const lines = [
        ...[`${method} ${target} HTTP/1.1`, `host: ${asked}`, ...headers, ...hostHeader],
        ...(hasBody ? [`content-length: ${Buffer.byteLength(body)}`] : []),
        'connection: close',
      ]
      return `${lines.join('\r\n')}\r\n\r\n${hasBody ? body : ''}`
    })
  return { request, smuggled: list('smuggled').map((each) => each.replace('«host»', host)) }
}
