import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadIntoPrograms } from '../resilience/clock.ts'
import { readForms } from '../resilience/enquiries/forms.ts'
import { sendAll } from '../resilience/enquiries/send.ts'
import { pendingEnquiries } from '../support/servers/health.ts'
import { storedEnquiries, verdictOn } from '../resilience/enquiries/verdict.ts'
import { connectEditor } from '../resilience/editor-client.ts'
import { createEditor } from '../resilience/sync/edits.ts'
import { sentenceOf } from '../resilience/sync/figures.ts'
import { timeUntilShown } from '../resilience/sync/visitors.ts'
import { randomFrom } from '../resilience/random.ts'
import { untilUp } from '../resilience/managed-process.ts'
import { withProgress, printStep } from '../../scripts/launcher/progress.mjs'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { readTokens } from '../support/servers/instance.ts'
import { addresses, fillCache, runChecks, type Checks } from './checks.ts'
import { openClient } from './client.ts'
import { copyInstance, createInstance, deleteFiles, startCms, type Instance } from './instance.ts'
import { startReaders } from './readers.ts'
import { startNginx, writeSettings, type Nginx } from './nginx.ts'
import type { Control, Ports } from './options.ts'
import { startPostgres } from './postgres.ts'

const NO_RECONCILER = '../resilience/sync/no-reconciler.mjs'
const BUILDS = ['.next-e2e', '.next-e2e-two'] as const
const EDITS = 10
/** Both show an edit within this time, even if every hint is lost. */
const TIMEOUT_MS = 10_000
/** Selects every kind of edit except that of a setting, after which both instances render every page. */
const SEED = 711
const ENQUIRIES = 60
const READERS = 2
const SECONDS = 120
/** Pages that no cache serves. */
const UNCACHED = ['/Faculty?q=a', '/notices?q=a', '/search?q=fees']
/** Fewer than the ten searches per second that nginx allows a client. */
const SEARCH_PAUSE_MS = 125

/** Two instances behind one nginx; the first one has the CMS. */
type Pair = { one: Instance; two: Instance; nginx: Nginx; cmsUrl: string; adminToken: string }

/** Two instances of the site behind nginx, Directus on PostgreSQL; returns the number of failed checks. */
export async function testTwoInstances(ports: Ports, control: Control | undefined) {
  const isWithoutHints = control === 'no-hints'
  const folder = await mkdtemp(join(tmpdir(), 'school-website-two-'))
  const postgres = await startPostgres(ports.database)
  const both = [ports.site, ports.secondSite]
  const hinted = isWithoutHints ? [ports.site] : both
  const create = (name: string, port: number, buildDir: string) =>
    createInstance({
      ...{ name, port, buildDir, dataDir: join(folder, name) },
      ...{ ports, sites: hinted },
      variables: { ...postgres.variables, PAGES_DIR: join(folder, name, 'pages') },
    })
  const one = await create('one', ports.site, BUILDS[0])
  const two = await create('two', ports.secondSite, BUILDS[1])
  let nginx: Nginx | undefined
  try {
    await withProgress('Creating the database and starting the CMS', () => startCms(one))
    await withProgress('Building the site', one.build)
    await copyInstance(one, two)
    // Only now: the build starts another Node, which may be too old for the module.
    if (isWithoutHints) loadIntoPrograms(import.meta.resolve(NO_RECONCILER))
    one.site.start()
    two.site.start()
    const variables = { DATA_DIR: folder, BUILD_DIR: BUILDS[0] }
    nginx = await startNginx(await writeSettings(ports, both, variables))
    const { adminToken } = await readTokens(one.dataDir)
    const cmsUrl = `http://127.0.0.1:${ports.cms}`
    const pair = { one, two, nginx, cmsUrl, adminToken }
    return await runChecks({ ...publishChecks(pair), ...replaceChecks(pair) })
  } finally {
    await nginx?.stop()
    await Promise.all([one.site.kill(), two.site.kill(), one.cms.kill()])
    await postgres.stop()
    await deleteFiles(two)
    for (const each of [one.folder, two.folder, folder])
      await rm(each, { recursive: true, force: true })
  }
}

const publishChecks = ({ one, two, nginx, cmsUrl, adminToken }: Pair): Checks => ({
  'both instances start': () => untilUp([one.site, two.site], 'A site'),
  async [`${EDITS} edits are shown by both instances and to visitors within ${TIMEOUT_MS / 1000} s`]() {
    const editor = createEditor(connectEditor(cmsUrl, adminToken), randomFrom(SEED))
    const urls = { one: one.siteUrl, two: two.siteUrl, nginx: nginx.url }
    const times: Record<string, number[]> = { one: [], two: [], nginx: [] }
    for (let count = 0; count < EDITS; count += 1) {
      const { kind, expected } = await editor.edit()
      await Promise.all(
        Object.entries(urls).map(async ([name, url]) => {
          const ms = await timeUntilShown(url, expected, TIMEOUT_MS)
          notEqual(ms, null, `${kind} was not shown by ${name}`)
          times[name]?.push(ms ?? 0)
        }),
      )
    }
    for (const [name, each] of Object.entries(times))
      console.log(`        ${sentenceOf(name, each)}`)
  },
})

/** Each instance is killed and replaced while pages are read and enquiries are sent. */
const replaceChecks = (pair: Pair): Checks => ({
  async 'instances are killed and replaced without a failed page or a lost enquiry'() {
    const { one, two, nginx, cmsUrl, adminToken } = pair
    const client = await openClient(nginx)
    await fillCache(client)
    // This many concurrent requests exhaust the limit, which recovers in this time.
    await pause(5_000)
    const readers = startReaders(client, addresses, READERS)
    const searchers = startReaders(client, UNCACHED, 1, SEARCH_PAUSE_MS)
    const steps = Object.entries(listReplacements(pair))
    let done = 0
    const sending = sendAll({
      site: { url: nginx.url, origin: nginx.url },
      forms: await readForms(nginx.url),
      ...{ count: ENQUIRIES, seed: 3 },
      progress: () => (done + 1) / (steps.length + 1),
    })
    for (const [what, replace] of steps) {
      printStep(`        ${what}`)
      await replace()
      done += 1
    }
    const sent = await sending
    await drain(one, two)
    const [pages, searches] = [await readers.stop(), await searchers.stop()]
    client.close()
    const stored = await storedEnquiries(cmsUrl, adminToken)
    const verdict = verdictOn(sent.enquirers, sent.thanked, stored)
    console.log(
      `        ${pages.pages} pages and ${searches.pages} searches read, ${pages.failed + searches.failed} failed; ` +
        `${sent.thanked.size} families thanked, ${verdict.lost} lost, ${verdict.altered} altered, ${verdict.doubled} doubled`,
    )
    deepEqual([pages.failed, searches.failed, sent.refused], [0, 0, 0])
    deepEqual([sent.thanked.size, verdict.lost, verdict.altered], [ENQUIRIES, 0, 0])
    // Sent by both ways, an enquiry has two ids, and each instance may have accepted one of them.
    const oneWay = sent.enquirers.filter(({ number }) => !sent.mixed.has(number))
    equal(verdictOn(oneWay, sent.thanked, stored).doubled, 0)
    ok(pages.pages > addresses.length)
  },
})

/** What happens to the instances, one after another. */
const listReplacements = ({ one, two }: Pair): Checks => ({
  async 'the CMS is down; the site with a pending enquiry is killed, and starts again on its disk'() {
    await one.cms.kill()
    const holder = await findPending([one, two])
    await restart(holder)
    ok((await pendingEnquiries(holder.siteUrl)) > 0)
    one.cms.start()
    await untilUp([one.cms], 'The CMS', SECONDS)
    await drain(one, two)
  },
  async 'the second instance is lost with its disk, and a new one replaces it'() {
    await restart(two, () => copyInstance(one, two))
    equal(await pendingEnquiries(two.siteUrl), 0)
  },
  'the first site is killed, and starts again': () => restart(one),
})

async function restart({ site, name }: Instance, meanwhile = () => Promise.resolve()) {
  await site.kill()
  await meanwhile()
  site.start()
  await untilUp([site], `The site of instance ${name}`)
}

/** The instance whose outbox has a pending enquiry. */
async function findPending(instances: readonly Instance[]): Promise<Instance> {
  let found: Instance | undefined
  await waitUntil(async () => {
    for (const each of instances) if ((await pendingEnquiries(each.siteUrl)) > 0) found = each
    return found ? undefined : 'No enquiry is pending in an outbox'
  }, SECONDS)
  return found as Instance
}

/** Waits until the outboxes are empty. */
async function drain(...instances: readonly Instance[]): Promise<void> {
  for (const { siteUrl, name } of instances)
    await waitUntil(async () => {
      const pending = await pendingEnquiries(siteUrl)
      return pending === 0 ? undefined : `Enquiries are pending in the outbox of instance ${name}`
    }, SECONDS)
}
