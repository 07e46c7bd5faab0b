import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { readForms, type PageForm } from '../resilience/enquiries/forms.ts'
import { startFaultProxy, type FaultProxy } from '../resilience/fault-proxy.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { holdsAny, searchFiles, tracesOf } from '../support/byte-search.ts'
import { breedCanaries, FLOCK, type Canary, type Flock } from '../support/canaries.ts'
import { askCms } from '../support/cms.ts'
import { pendingEnquiries } from '../support/health.ts'
import { postPlainly } from '../support/plain-post.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite } from '../support/served-site.ts'
import { setUpServer } from '../support/set-up.ts'

const AT_ONCE = 12
const [WHILE_CMS_IS_OUT, INVALID] = [100, 100]
const OTHER_ADDRESSES = ['/notices', '/notices/feed.xml', '/sitemap.xml', '/robots.txt']

let cms: FaultProxy
let temporary = ''
const site = setUpServer('canary', async (copy) => {
  cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
  temporary = await mkdtemp(join(tmpdir(), 'school-website-canary-temporary-'))
  return serveSite(copy, cms.url, { TMPDIR: temporary, LOG_LEVEL: 'trace' })
})
let flock: Flock
let traces: Buffer[] = []
/** What came back to the senders, less the pages, which show a sender what was typed. */
const answers: { status: number; headers: string; cacheControl: string }[] = []

test.beforeAll(async () => {
  // Seven figures can stand anywhere by chance; these do not.
  do {
    flock = breedCanaries()
    traces = flock.stems.flatMap(tracesOf)
  } while (searchAll().found.length > 0)
})
test.afterAll(async () => {
  cms.close()
  await rm(temporary, { recursive: true, force: true })
  for (const [collection, field] of [
    ['admission', 'name'],
    ['admission_form', 'student_name'],
  ] as const) {
    const filter = { [field]: { _starts_with: flock.stems[0] } }
    await askCms('DELETE', `/items/${collection}`, { query: { filter, limit: -1 } })
  }
})

const holdsEnquiries = (path: string) => /^(cms|outbox)\.sqlite/.test(basename(path))

/** Searches all that site and CMS write, but the two databases that store enquiries. */
function searchAll() {
  const log = join(root, 'test-results/site-and-cms.log')
  const places = [
    ...[site.copy.dataDir, join(root, site.copy.buildDir)],
    ...[requireEnv('E2E_DATA_DIR'), temporary],
  ]
  return searchFiles(existsSync(log) ? [...places, log] : places, traces, holdsEnquiries)
}

async function send(canaries: Canary[], forms: Record<string, PageForm>): Promise<void> {
  const waiting = [...canaries]
  const sendOn = async () => {
    for (let canary = waiting.shift(); canary; canary = waiting.shift()) {
      const form = forms[canary.collection]
      if (!form) throw new Error(`No form for ${canary.collection}`)
      const answer = await postPlainly(site.url, form, canary.typed)
      await answer.arrayBuffer()
      answers.push({
        status: answer.status,
        headers: JSON.stringify([...answer.headers]),
        cacheControl: answer.headers.get('cache-control') ?? '',
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
}

async function countOf(collection: string, field: string): Promise<number> {
  const filter = JSON.stringify({ [field]: { _starts_with: flock.stems[0] } })
  const query = `aggregate[count]=*&filter=${encodeURIComponent(filter)}`
  return Number((await askCms('GET', `/items/${collection}?${query}`)).rows[0]?.['count'])
}

test('the search finds a word however it was written', () => {
  for (const { typed } of flock.canaries.slice(0, 2)) {
    const { age: _, ...words } = typed
    for (const word of Object.values(words)) {
      const spellings = [
        ...[word, JSON.stringify({ word }), encodeURIComponent(word)],
        ...['', 'x', 'xx'].map((before) => Buffer.from(before + word).toString('base64')),
        new URLSearchParams({ word }).toString(),
      ].map((text) => Buffer.from(text))
      for (const bytes of [...spellings, Buffer.from(word, 'utf16le')])
        expect(holdsAny(bytes, traces), bytes.toString()).toBe(true)
    }
  }
})

test(`${FLOCK} enquiries are sent, a part while the CMS is out, a part not to be taken`, async () => {
  // Each renders a page: half a minute on two idle cores.
  test.setTimeout(300_000)
  const forms = await readForms(site.url)
  const { canaries } = flock
  const invalid = canaries
    .slice(0, INVALID)
    .map(({ collection, typed }) => ({ collection, typed: { ...typed, age: 'five' } }))
  await send(invalid, forms)
  await cms.fail('refused')
  await send(canaries.slice(INVALID, INVALID + WHILE_CMS_IS_OUT), forms)
  expect(await pendingEnquiries(site.url)).toBeGreaterThan(0)
  await cms.fail(null)
  await send(canaries.slice(INVALID + WHILE_CMS_IS_OUT), forms)
  await expect.poll(() => pendingEnquiries(site.url), { timeout: 30_000 }).toBe(0)
  const kept =
    (await countOf('admission', 'name')) + (await countOf('admission_form', 'student_name'))
  expect(kept).toBe(FLOCK - INVALID)
})

test('no answer leads a canary to an address, a header or a cache', () => {
  expect(answers).toHaveLength(FLOCK)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ headers }) => holdsAny(Buffer.from(headers), traces))).toEqual([])
  for (const { cacheControl } of answers) expect(cacheControl).toMatch(/no-store/)
})

test('no page, log or file of the site holds a canary, but the database of the CMS does', async () => {
  const shown = []
  for (const address of [
    ...pages.map(hrefOf),
    ...OTHER_ADDRESSES,
    '/api/health',
    '/no-such-page',
  ]) {
    const answer = await fetch(site.url + address)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const headers = Buffer.from(JSON.stringify([...answer.headers]))
    if (holdsAny(bytes, traces) || holdsAny(headers, traces)) shown.push(address)
  }
  expect(shown).toEqual([])
  expect(site.lines.length).toBeGreaterThan(FLOCK / 2)
  expect(holdsAny(Buffer.from(site.lines.join('\n')), traces)).toBe(false)

  expect(searchAll().files).toBeGreaterThan(500)
  expect(searchAll().found).toEqual([])

  // The search can find: the same one, where the enquiries are kept.
  const isNoDatabase = (path: string) => !/^cms\.sqlite/.test(basename(path))
  for (const stem of flock.stems) {
    const { found } = searchFiles([requireEnv('E2E_DATA_DIR')], tracesOf(stem), isNoDatabase)
    expect(found).not.toEqual([])
  }
})
