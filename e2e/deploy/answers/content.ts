import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectEditor } from '../../resilience/editor-client.ts'
import { randomFrom } from '../../resilience/random.ts'
import { createEditor } from '../../resilience/sync/edits.ts'
import { sentenceOf } from '../../resilience/sync/figures.ts'
import { timeUntilShown } from '../../resilience/sync/visitors.ts'
import { generateLoad } from '../../support/load.ts'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import { addresses, encodings, expectResponses, type Checks, type Context } from '../checks.ts'

const COMPRESSIBLE = /\.(js|css|svg)$/
/** Below this size in bytes, files are not compressed. */
const MIN_COMPRESSED_BYTES = 500

const accept = (encoding: string) => ({ 'accept-encoding': encoding })

/** The same bytes in every encoding, conditional requests, and ranges. */
export const contentChecks = ({ environment, nginx, client }: Context): Checks => ({
  async [`${addresses.length} pages are the site's own bytes in every encoding, and sent once`]() {
    for (const address of addresses) {
      const own = await fetch(environment.settings.localUrl + address)
      const expected = Buffer.from(await own.arrayBuffer())
      for (const encoding of encodings) {
        const { headers, body } = await client.send(address, { headers: accept(encoding) })
        equal(headers['content-encoding'] ?? 'identity', encoding, address)
        equal(weak(headers.etag), weak(own.headers.get('etag') ?? undefined), address)
        ok(body.equals(expected), `${address} differs in ${encoding}`)
        const known = { ...accept(encoding), 'if-none-match': String(headers.etag) }
        const again = await client.send(address, { headers: known })
        deepEqual([again.status, again.body.length], [304, 0], `${address} in ${encoding}`)
      }
    }
  },
  async "each file of the build and of public/ is unchanged in every encoding, with the site's headers"() {
    const { PUBLIC_DIR } = nginx.settings
    const entries = await readdir(PUBLIC_DIR, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    for (const file of files) {
      const path = join(file.parentPath, file.name)
      const expected = await readFile(path)
      const isCompressed = COMPRESSIBLE.test(path) && expected.length >= MIN_COMPRESSED_BYTES
      for (const encoding of encodings) {
        const address = encodeURI(path.slice(PUBLIC_DIR.length))
        const { headers, body } = await client.send(address, { headers: accept(encoding) })
        ok(body.equals(expected), `${address} differs in ${encoding}`)
        if (isCompressed) equal(headers['content-encoding'] ?? 'identity', encoding, address)
        equal(headers['x-content-type-options'], 'nosniff', address)
      }
    }
  },
  async 'a browser gets an encoding that it accepts'() {
    const cases = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['gzip;q=0, identity', undefined],
      ['deflate', undefined],
      ['xbr, gzipped', undefined],
    ] as const
    const table = cases.map(([accepted, encoding]) => ({
      ...{ path: '/', headers: accept(accepted), contains: '</html>' },
      has: { 'content-encoding': encoding },
    }))
    await expectResponses(client, table)
  },
  async 'a picture is complete, has its own headers, and is revalidated'() {
    const home = await client.send('/')
    const path = /\/assets\/[^" ]+/.exec(home.text)?.[0].replaceAll('&amp;', '&') ?? ''
    const own = await fetch(environment.settings.localUrl + path)
    const { headers, body } = await client.send(path)
    ok(body.equals(Buffer.from(await own.arrayBuffer())))
    const names = ['content-type', 'cache-control', 'content-security-policy']
    const has = Object.fromEntries(names.map((name) => [name, own.headers.get(name) ?? undefined]))
    const known = { 'if-none-match': String(headers.etag) }
    await expectResponses(client, [
      { path, has },
      { path, headers: known, status: 304 },
    ])
  },
  async 'any range of a document may be requested'() {
    const path = await publishDocument(environment)
    const { headers, body, status } = await client.send(path)
    deepEqual([status, headers['content-type']], [200, 'application/pdf'])
    for (const from of [0, 100, body.length - 200]) {
      const range = `${from}-${from + 199}`
      const part = await client.send(path, { headers: { range: `bytes=${range}` } })
      const described = [part.status, part.headers['content-range']]
      deepEqual(described, [206, `bytes ${range}/${body.length}`])
      ok(part.body.equals(body.subarray(from, from + 200)))
    }
    equal((await client.send(path)).body.length, body.length)
  },
})

/** Compression in nginx makes an entity tag weak. */
const weak = (tag: string | undefined) => tag?.replace(/^W\//, '')

/** Publishes a notice with a document; returns the document's address once visitors can read it. */
async function publishDocument({
  cmsUrl,
  secrets,
  settings,
}: Context['environment']): Promise<string> {
  const desk = connectEditor(cmsUrl, secrets.adminToken)
  const { id } = await desk.upload(`%PDF-1.4 ${'words '.repeat(10_000)}`)
  const row = { title: 'Notice with a document', date: '2030-01-01', file: id }
  await desk.ask('POST', '/items/notification', row)
  await waitUntil(async () => {
    const response = await fetch(`${settings.localUrl}/assets/${id}`, { method: 'HEAD' })
    return response.ok ? undefined : 'The document of a new notice is not there'
  }, 30)
  return `/assets/${id}`
}

const EDITS = 12
const VISITORS = 8
/** Far longer than a second in the cache and a render take, even on a busy machine. */
const TIMEOUT_MS = 20_000
/** A setting is on every page. */
const SETTING_TIMEOUT_MS = 90_000

/** Edits become visible through the cache. */
export const editChecks = ({ nginx, client, environment }: Context): Checks => ({
  async [`${EDITS} edits become visible through the cache`]() {
    const editor = createEditor(
      connectEditor(environment.cmsUrl, environment.secrets.adminToken),
      randomFrom(7),
    )
    const times: number[] = []
    for (let count = 0; count < EDITS; count += 1) {
      const { kind, expected } = await editor.edit()
      const timeout = kind === 'setting' ? SETTING_TIMEOUT_MS : TIMEOUT_MS
      const ms = await timeUntilShown(nginx.url, expected, timeout)
      notEqual(ms, null, `${kind} was not seen: ${JSON.stringify(expected)}`)
      times.push(ms ?? 0)
    }
    console.log(`        ${sentenceOf('through nginx', times)}`)
  },
  async 'a withdrawn notice disappears although it is requested continuously'() {
    const desk = connectEditor(environment.cmsUrl, environment.secrets.adminToken)
    const row = { title: 'Withdrawn', date: '2029-01-01' }
    const { id } = await desk.ask('POST', '/items/notification', row)
    const address = `/notices/${id}`
    notEqual(await timeUntilShown(nginx.url, [{ address, has: row.title }], TIMEOUT_MS), null)
    let isOver = false
    const visits = generateLoad({
      ...{ concurrency: VISITORS, isOver: () => isOver },
      send: async () => (await client.send(address)).status,
    })
    await desk.ask('PATCH', `/items/notification/${id}`, { status: 'archived' })
    const gone = await timeUntilShown(nginx.url, [{ address, status: 404 }], TIMEOUT_MS)
    isOver = true
    const statuses = await visits
    notEqual(gone, null)
    ok([...statuses.values()].reduce((sum, times) => sum + times, 0) > VISITORS)
    await expectResponses(client, [{ path: address, status: 404 }])
  },
})
