import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'playwright/test'
import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'
import { startFaultProxy, type FaultProxy } from '../support/servers/fault-proxy.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { holdsAny, searchFiles, searchSite, tracesOf } from '../support/byte-search.ts'
import { createCanaries, CANARY_COUNT, type Canary, type CanarySet } from '../support/canaries.ts'
import { askCms } from '../support/cms.ts'
import { pendingEnquiries } from '../support/servers/health.ts'
import { postPlainly, readForms, type PageForms } from '../support/enquiry-forms.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpServer } from '../support/servers/set-up.ts'

const CONCURRENCY = 12
const [WHILE_CMS_IS_OUT, INVALID] = [40, 40]
/** The field with the name, by collection. */
const NAMES = { admission: 'name', admission_form: 'student_name' }
const OTHER_ADDRESSES = ['/notices', '/notices/feed.xml', '/sitemap.xml', '/robots.txt']

let cms: FaultProxy
let temporary = ''
const site = setUpServer('canary', async (copy) => {
  cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
  temporary = await mkdtemp(join(tmpdir(), 'school-website-canary-temporary-'))
  return serveSite(copy, cms.url, { TMPDIR: temporary, LOG_LEVEL: 'trace' })
})
let flock: CanarySet
let traces: Buffer[] = []
/** The responses to the senders, without the pages, which show senders what they typed. */
const answers: { status: number; headers: Headers }[] = []

test.beforeAll(async () => {
  // Seven digits can occur by chance; these do not.
  do {
    flock = createCanaries()
    traces = flock.stems.flatMap(tracesOf)
  } while (searchAll().found.length > 0)
})
test.afterAll(async () => {
  cms.close()
  await rm(temporary, { recursive: true, force: true })
  for (const [collection, field] of Object.entries(NAMES)) {
    const filter = { [field]: { _starts_with: flock.stems[0] } }
    await askCms('DELETE', `/items/${collection}`, { query: { filter, limit: -1 } })
  }
})

const holdsEnquiries = (path: string) => /^(cms|outbox)\.sqlite/.test(basename(path))

/** Searches everything that site and CMS write, except the two databases that store enquiries. */
function searchAll() {
  const log = join(root, 'test-results/site-and-cms.log')
  const places = [
    site.copy.dataDir,
    join(root, site.copy.buildDir),
    requireEnv('E2E_DATA_DIR'),
    temporary,
  ]
  return searchFiles(existsSync(log) ? [...places, log] : places, traces, holdsEnquiries)
}

async function send(canaries: Canary[], forms: PageForms): Promise<void> {
  const waiting = canaries.values()
  const sendOn = async () => {
    for (const { collection, typed } of waiting) {
      const answer = await postPlainly(site.url, forms[collection], typed)
      await answer.arrayBuffer()
      answers.push({ status: answer.status, headers: answer.headers })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendOn))
}

async function countStored(): Promise<number> {
  let count = 0
  for (const [collection, field] of Object.entries(NAMES)) {
    const filter = JSON.stringify({ [field]: { _starts_with: flock.stems[0] } })
    const query = `aggregate[count]=*&filter=${encodeURIComponent(filter)}`
    count += Number((await askCms('GET', `/items/${collection}?${query}`)).rows[0]?.['count'])
  }
  return count
}

test('the search finds a word in every encoding', () => {
  for (const { typed } of flock.canaries.slice(0, 2)) {
    const { age: _, ...words } = typed
    for (const word of Object.values(words)) {
      const spellings = [
        word,
        JSON.stringify({ word }),
        encodeURIComponent(word),
        ...['', 'x', 'xx'].map((before) => Buffer.from(before + word).toString('base64')),
        new URLSearchParams({ word }).toString(),
      ].map((text) => Buffer.from(text))
      for (const bytes of [...spellings, Buffer.from(word, 'utf16le')])
        expect(holdsAny(bytes, traces), bytes.toString()).toBe(true)
    }
  }
})

test(`${CANARY_COUNT} enquiries are sent, some during an outage of the CMS, some invalid`, async () => {
  test.setTimeout(120_000)
  const forms = await readForms(site.url)
  const { canaries } = flock
  const invalid = canaries.slice(0, INVALID)
  await send(
    invalid.map(({ collection, typed }) => ({ collection, typed: { ...typed, age: 'five' } })),
    forms,
  )
  await cms.fail('refused')
  await send(canaries.slice(INVALID, INVALID + WHILE_CMS_IS_OUT), forms)
  expect(await pendingEnquiries(site.url)).toBeGreaterThan(0)
  await cms.fail(null)
  await send(canaries.slice(INVALID + WHILE_CMS_IS_OUT), forms)
  await expect.poll(() => pendingEnquiries(site.url), { timeout: 30_000 }).toBe(0)
  expect(await countStored()).toBe(CANARY_COUNT - INVALID)
})

test('no response has a canary in an address, a header or a cache', () => {
  expect(answers).toHaveLength(CANARY_COUNT)
  for (const { status, headers } of answers) {
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(holdsAny(Buffer.from(JSON.stringify([...headers])), traces)).toBe(false)
  }
})

test('no page, log or file of the site contains a canary, but the database of the CMS does', async () => {
  const addresses = [
    ...pages.map(hrefOf),
    ...OTHER_ADDRESSES,
    '/api/health',
    '/api/metrics',
    '/no-such-page',
  ]
  expect(await searchSite(site.url, addresses, traces)).toEqual([])
  expect(site.lines.length).toBeGreaterThan(CANARY_COUNT / 2)
  expect(holdsAny(Buffer.from(site.lines.join('\n')), traces)).toBe(false)

  expect(searchAll().files).toBeGreaterThan(500)
  expect(searchAll().found).toEqual([])

  // The control: the search finds it where the enquiries are stored.
  const isNoDatabase = (path: string) => !/^cms\.sqlite/.test(basename(path))
  for (const stem of flock.stems) {
    const { found } = searchFiles([requireEnv('E2E_DATA_DIR')], tracesOf(stem), isNoDatabase)
    expect(found).not.toEqual([])
  }
})
