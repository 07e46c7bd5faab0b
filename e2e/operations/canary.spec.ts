import { randomBytes, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'playwright/test'
import { pages } from 'school-schema/sample/sample-pages'
import { startFaultProxy, type FaultProxy } from '../support/servers/fault-proxy.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { holdsAny, searchFiles, searchSite, tracesOf } from '../support/byte-search.ts'
import { askCms } from '../support/cms.ts'
import { pendingEnquiries } from '../support/servers/health.ts'
import { postPlainly, readForms } from '../support/enquiry-forms.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpServer } from '../support/servers/set-up.ts'
import { hrefOf, english } from '@/lib/messages/messages'

/** Of 60 enquiries, 20 are invalid, and 20 are sent while the CMS is out. */
const [COUNT, INVALID, WHILE_CMS_IS_OUT] = [60, 20, 20]
const OTHER_ADDRESSES = ['/notices', '/notices/feed.xml', '/sitemap.xml', '/robots.txt']

/** Every field of every enquiry has one of these, except its age; no other text has. */
const WORD = `kanari${randomBytes(5).toString('hex')}`
const NUMBER = `0${randomInt(100_000_000, 1_000_000_000)}`
const traces = [WORD, NUMBER].flatMap(tracesOf)

const text = (field: string, index: number) => `${WORD}${field}${index} “é” & <${index}>`

const enquiries = Array.from({ length: COUNT }, (_, index) => {
  const [name, age] = [text('name', index), index < INVALID ? 'five' : '5']
  const address = `${text('house', index)}\r\n${text('road', index)}`
  return index % 2 === 0
    ? {
        form: 'admission' as const,
        typed: { name, age, class: text('class', index), phone: NUMBER, whatsapp: NUMBER },
      }
    : {
        form: 'admission_form' as const,
        typed: { student_name: name, age, contact_number: NUMBER, address },
      }
})

/** The field with the name, by collection. */
const NAMES = { admission: 'name', admission_form: 'student_name' }

let cms: FaultProxy
let temporary = ''
const site = setUpServer('canary', async (copy) => {
  cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
  temporary = await mkdtemp(join(tmpdir(), 'school-website-canary-temporary-'))
  return serveSite(copy, cms.url, { TMPDIR: temporary, LOG_LEVEL: 'trace' })
})

test.afterAll(async () => {
  cms.close()
  await rm(temporary, { recursive: true, force: true })
  for (const [collection, field] of Object.entries(NAMES)) {
    const filter = { [field]: { _starts_with: WORD } }
    await askCms('DELETE', `/items/${collection}`, { query: { filter, limit: -1 } })
  }
})

const holdsEnquiries = (path: string) => /^(cms|outbox)\.sqlite/.test(basename(path))

/** Searches everything that site and CMS write, except the two databases that store enquiries. */
function searchAll() {
  const log = join(root, 'test-results/site-and-cms.log')
  const data = requireEnv('E2E_DATA_DIR')
  const places = [site.copy.dataDir, join(root, site.copy.buildDir), data, temporary]
  return searchFiles(existsSync(log) ? [...places, log] : places, traces, holdsEnquiries)
}

async function countStored(): Promise<number> {
  let count = 0
  for (const [collection, field] of Object.entries(NAMES)) {
    const filter = JSON.stringify({ [field]: { _starts_with: WORD } })
    const query = `aggregate[count]=*&filter=${encodeURIComponent(filter)}`
    count += Number((await askCms('GET', `/items/${collection}?${query}`)).rows[0]?.['count'])
  }
  return count
}

test('no response to an enquiry has a canary in an address, a header or a cache', async () => {
  const forms = await readForms(site.url)
  for (const [index, { form, typed }] of enquiries.entries()) {
    if (index === INVALID) await cms.fail('refused')
    if (index === INVALID + WHILE_CMS_IS_OUT) {
      expect(await pendingEnquiries(site.url)).toBeGreaterThan(0)
      await cms.fail(null)
    }
    // Without the page, which shows senders what they typed.
    const answer = await postPlainly(site.url, forms[form], typed)
    const { status, headers } = answer
    await answer.arrayBuffer()
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(holdsAny(Buffer.from(JSON.stringify([...headers])), traces)).toBe(false)
  }
  await expect.poll(() => pendingEnquiries(site.url)).toBe(0)
  expect(await countStored()).toBe(COUNT - INVALID)
})

test('no page, log or file of the site contains a canary, but the database of the CMS does', async () => {
  const others = ['/api/health', '/no-such-page']
  const addresses = [...pages.map((each) => hrefOf(english, each)), ...OTHER_ADDRESSES, ...others]
  expect(await searchSite(site.url, addresses, traces)).toEqual([])
  expect(site.lines.length).toBeGreaterThan(COUNT / 2)
  expect(holdsAny(Buffer.from(site.lines.join('\n')), traces)).toBe(false)
  const { files, found } = searchAll()
  expect(files).toBeGreaterThan(500)
  expect(found).toEqual([])

  // The control: the search finds it where the enquiries are stored.
  const isNoDatabase = (path: string) => !/^cms\.sqlite/.test(basename(path))
  for (const trace of [WORD, NUMBER]) {
    const stored = searchFiles([requireEnv('E2E_DATA_DIR')], tracesOf(trace), isNoDatabase)
    expect(stored.found).not.toEqual([])
  }
})
