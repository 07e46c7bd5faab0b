import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readForms, type PageForm } from '../resilience/enquiries/forms.ts'
import { untilUp, type ManagedProcess } from '../resilience/managed-process.ts'
import { printStep } from '../../scripts/launcher/progress.mjs'
import { forSeconds, generateLoad } from '../support/load.ts'
import { addresses, type Context } from './checks.ts'
import { openClient, type Client, type HttpRequest } from './client.ts'

const CONCURRENCY = 24
const PARENTS = 3
const PARENT_GROUP = 120

type PathRequest = HttpRequest & { path: string }

type Flood = {
  name: string
  requestAt: (index: number) => PathRequest
  /** The maximum number of requests that may reach the site, by seconds and senders; absent for counted files. */
  maximum?: (senders: number, seconds: number) => number
}

/** The addresses of this machine that send a flood, how many senders they count as, and the target host. */
type Source = { name: string; host: string; addresses: readonly string[]; senders: number }

/** Addresses of one /64, which are added to this machine for the test. */
const NETWORK = Array.from({ length: 32 }, (_, index) => `fd5c:7a31:9e4b:1::${index + 10}`)

/** Addresses of the loopback network; `group` separates one flood from another. */
const loopback = (group: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `127.${group}.${Math.floor(at / 200)}.${(at % 200) + 1}`)

function sourcesOf(group: number): Source[] {
  const [one, many] = [loopback(group, 1), loopback(group + 1, 1_000)]
  return [
    { name: 'one address', host: '127.0.0.1', addresses: one, senders: 1 },
    { name: 'one /64', host: '::1', addresses: NETWORK, senders: 1 },
    { name: '1,000 addresses', host: '127.0.0.1', addresses: many, senders: many.length },
  ]
}

/** Adds the /64 to this machine or deletes it; false without the permission. */
function changeNetwork(verb: 'replace' | 'del'): boolean {
  const lines = NETWORK.map((address) => `addr ${verb} ${address}/64 dev lo\n`)
  try {
    execFileSync('ip', ['-6', '-batch', '-'], { input: lines.join(''), stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/**
 * Floods the site through nginx with searches, forms and made-up versions of a file, each from one
 * address, one /64 and a thousand addresses. Meanwhile parents send forms; afterwards, with the
 * site stopped, every page must still be served. Returns the number of failures.
 */
export async function testAbuse(
  context: Context,
  site: ManagedProcess,
  { seconds, timeout }: { seconds: number; timeout: number },
): Promise<number> {
  const { client, environment } = context
  const hasNetwork = changeNetwork('replace')
  if (!hasNetwork) printStep('SKIPPED a /64: this account may not add one to the machine')
  // Another part may have killed it.
  await untilUp([site], 'The site')
  for (const address of addresses) await client.send(address)
  const form = (await readForms(environment.settings.localUrl)).admission_form
  let failed = 0
  try {
    for (const [index, flood] of (await listFloods(context, form)).entries())
      for (const source of sourcesOf(20 + index * 10))
        if (hasNetwork || source.addresses !== NETWORK)
          failed += await runFlood(context, { flood, source, form, seconds, timeout })
    await site.kill()
    const responses = await Promise.all(addresses.map((address) => client.send(address)))
    const served = responses.filter(({ status }) => status === 200).length
    printStep(`${served} of ${addresses.length} pages are served while the site is down`)
    return failed + (served < addresses.length ? 1 : 0)
  } finally {
    if (hasNetwork) changeNetwork('del')
  }
}

async function listFloods({ client, environment }: Context, form: PageForm): Promise<Flood[]> {
  const origin = environment.settings.siteUrl
  const file = /\/assets\/[-\w]+/.exec((await client.send('/')).text)?.[0] ?? ''
  const enquiries = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fillForm(form, origin, `Asha Devi ${index}`)),
  )
  return [
    {
      name: 'searches',
      requestAt: (index) => ({ path: `/search?q=fees+admission+${index}` }),
      // The limit of each sender, and of all together.
      maximum: (senders, seconds) => Math.min(senders * (50 + 10 * seconds), 80 + 40 * seconds),
    },
    {
      name: 'forms',
      requestAt: (index) => enquiries[index % enquiries.length] ?? { path: '/' },
      // Three requests of each sender, and the remainder of the common limit.
      maximum: (senders, seconds) =>
        senders === 1 ? 31 + seconds : 3 * senders + 40 + 10 * seconds,
    },
    { name: 'file versions', requestAt: (index) => ({ path: `${file}?w=320&v=${index + 1}` }) },
  ]
}

type Run = { flood: Flood; source: Source; form: PageForm; seconds: number; timeout: number }

/** Returns 1 if parents had to wait, too much reached the site, or it stored something or failed. */
async function runFlood(context: Context, run: Run): Promise<number> {
  const { flood, source, form, seconds, timeout } = run
  const filesBefore = await countCachedFiles(context)
  const flooding = sendFrom(context, source, seconds, flood.requestAt)
  const waits: number[] = []
  for (let parent = 0; parent < PARENTS; parent += 1) waits.push(await sendAsParent(context, form))
  const statuses = await flooding
  const stored = (await countCachedFiles(context)) - filesBefore
  const passed = statuses.get(200) ?? 0
  const maximum = flood.maximum?.(source.senders, seconds + timeout) ?? Infinity
  const faults = [
    ...(waits.some((wait) => wait > timeout * 1_000) ? ['a parent waited'] : []),
    ...(passed > maximum ? [`more than ${Math.round(maximum)} passed`] : []),
    ...(stored > PARENTS ? [`${stored} more files are cached`] : []),
    ...(statuses.has(500) ? ['the site failed'] : []),
  ]
  const counts = [...statuses].map(([status, times]) => `${times} × ${status || 'no response'}`)
  const waited = waits.map((wait) => `${Math.round(wait)} ms`)
  const sentence = `${flood.name} from ${source.name}: ${counts.join(', ')}; parents waited ${waited.join(', ')}`
  printStep(`${faults.length > 0 ? 'FAILED ' : 'ok     '} ${[sentence, ...faults].join('; ')}`)
  return faults.length > 0 ? 1 : 0
}

/** Sends requests from the addresses of a source in turn; returns the number of responses by status, 0 for none. */
async function sendFrom(
  { nginx }: Context,
  { host, addresses: senders }: Source,
  seconds: number,
  requestAt: (index: number) => PathRequest,
): Promise<Map<number, number>> {
  const clients = new Map<string, Promise<Client>>()
  const statuses = await generateLoad({
    concurrency: CONCURRENCY,
    isOver: forSeconds(seconds),
    async send(index) {
      const { path, ...request } = requestAt(index)
      const localAddress = senders[index % senders.length] ?? host
      const client = clients.get(localAddress) ?? openClient(nginx, { host, localAddress })
      clients.set(localAddress, client)
      // A connection that is closed while it waits is not a response, and not a fault of the site.
      const response = client.then((each) => each.send(path, request))
      return response.then(({ status }) => status).catch(() => 0)
    },
  })
  for (const opened of await Promise.allSettled(clients.values()))
    if (opened.status === 'fulfilled') opened.value.close()
  return statuses
}

let parents = 0

/** How long a parent waits for the thanks, from an address that has sent nothing yet; Infinity without them. */
async function sendAsParent({ nginx, environment }: Context, form: PageForm): Promise<number> {
  parents += 1
  const name = `Meera Devi ${'abcdefghij'[parents % 10]} ${parents}`
  const { path, ...request } = await fillForm(form, environment.settings.siteUrl, name)
  const localAddress = loopback(PARENT_GROUP, parents).at(-1) ?? ''
  const begun = performance.now()
  const client = await openClient(nginx, { host: '127.0.0.1', localAddress })
  const { status, text } = await client.send(path, request)
  const wait = performance.now() - begun
  client.close()
  return status === 200 && text.includes(name) ? wait : Infinity
}

async function fillForm(form: PageForm, origin: string, name: string): Promise<PathRequest> {
  const body = new FormData()
  const typed = { student_name: name, age: '6', contact_number: '9876543210' }
  for (const [field, value] of [...form.hidden, ...Object.entries(typed)]) body.append(field, value)
  const request = new Request(origin, { method: 'POST', body })
  const headers = { origin, 'content-type': request.headers.get('content-type') ?? '' }
  const bytes = Buffer.from(await request.arrayBuffer())
  return { path: form.path, method: 'POST', headers, body: bytes }
}

async function countCachedFiles({ nginx }: Context): Promise<number> {
  const folder = join(nginx.settings.CACHE_DIR, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}
