// What do ten years of notices and 500 pages cost? The same requests with the sample content, and with many rows.
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { generateLoad } from '../e2e/support/load.ts'
import { setUpInstance } from '../e2e/support/servers/set-up.ts'
import { localPath, type Language } from '../lib/messages/messages.ts'
import { cpuSecondsOf } from '../e2e/support/servers/processes.ts'

const NOTICES = 10_000
const PAGES = 500
/** So many that the syncs and checks between them count with their share. */
const REQUESTS = 4_000
const SEARCHES = 200
const CONNECTIONS = 8
/** The garbage is collected when nothing happens for a while; syncs and checks take less than this share. */
const REST_MS = 20_000
const REST_SHARE = 0.15
const SYNC_SECONDS = 120
/** The home page and a notice show no more than before. */
const MAX_RATIO = 1.3
const MAX_MEGABYTES = 520
const BATCH = 250
const EDITS = 10

const TEXT = '<p>Parents are informed that this circular holds for all classes.</p>'.repeat(4)

const noticeAt = (index: number) => ({
  status: 'published',
  title: `Circular ${index} of the office`,
  date: `${2016 + (index % 10)}-07-01`,
  description: `${TEXT}<ul><li>Bring the diary.</li></ul>`,
  category: 'general',
})

/** A page that the office has added, in no group of the menu. */
const pageAt = (index: number) => ({
  status: 'published',
  page_name: `Circulars-${index}`,
  title: `Circulars of class ${index}`,
  kind: 'text',
  content: TEXT,
})

const instance = setUpInstance('scale')

/** The resident memory of a process. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6
}

/** Waits until the pages are rendered again and the garbage is collected. */
async function rest(pid: number): Promise<void> {
  for (let share = 1; share >= REST_SHARE;) {
    const before = await cpuSecondsOf(pid)
    await setTimeout(REST_MS)
    share = (((await cpuSecondsOf(pid)) - before) * 1000) / REST_MS
  }
  await setTimeout(REST_MS)
}

/** Microseconds of processor time for each response, and megabytes at rest. */
async function measure(siteUrl: string, pid: number, notice: string) {
  const costOf = async (requests: number, pathOf: (index: number) => string) => {
    const send = async (index: number) => (await fetch(siteUrl + pathOf(index))).arrayBuffer()
    const load = (total: number) =>
      generateLoad({ concurrency: CONNECTIONS, isOver: (begun) => begun >= total, send })
    await load(requests / 10)
    const before = await cpuSecondsOf(pid)
    await load(requests)
    return (((await cpuSecondsOf(pid)) - before) / requests) * 1e6
  }
  await rest(pid)
  const costs = {
    home: await costOf(REQUESTS, () => '/'),
    notice: await costOf(REQUESTS, () => `/notices/${notice}`),
    search: await costOf(SEARCHES, (index) => `/search?q=circular+office+${index}`),
    'megabytes under load': await megabytesOf(pid),
  }
  await rest(pid)
  return { ...costs, megabytes: await megabytesOf(pid) }
}

/** Milliseconds from an accepted edit until the page shows it, by language: the median. */
async function timeEdits(siteUrl: string, id: string, save: (row: object) => Promise<unknown>) {
  const medianOf = async (language: Language) => {
    const times: number[] = []
    for (let edit = 0; edit < EDITS; edit += 1) {
      const title = `Circular of ${Date.now()}`
      await save({
        title,
        translations: [
          { language: 'hi', title },
          { language: 'bn', title },
        ],
      })
      const acceptedAt = performance.now()
      const path = localPath(`/notices/${id}`, language)
      const waited = () => performance.now() - acceptedAt
      while (!(await (await fetch(siteUrl + path)).text()).includes(title)) {
        if (waited() > SYNC_SECONDS * 1000) throw new Error(`${path} does not show the edit`)
        await setTimeout(20)
      }
      times.push(waited())
    }
    return times.toSorted((one, other) => one - other)[EDITS / 2] ?? NaN
  }
  return { en: await medianOf('en'), hi: await medianOf('hi'), bn: await medianOf('bn') }
}

test('10,000 notices and 500 pages cost little more than the sample @long', async () => {
  const { siteUrl, ask, get } = instance
  const pid = instance.pidOf('next-server')
  const newest = async () => {
    const { rows } = await ask('GET', '/items/notification?limit=1&sort=-id&fields=id')
    return String(rows[0]?.['id'])
  }
  const measureBoth = async (id: string) => {
    const costs = await measure(siteUrl, pid, id)
    const path = `/items/notification/${id}`
    return { ...costs, ...(await timeEdits(siteUrl, id, (row) => ask('PATCH', path, row))) }
  }
  const write = async (path: string, total: number, rowAt: (index: number) => object) => {
    for (let start = 0; start < total; start += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => rowAt(start + index))
      await ask('POST', path, rows)
    }
  }
  const few = await measureBoth(await newest())
  await write('/items/pages', PAGES, pageAt)
  await write('/items/notification', NOTICES, noticeAt)
  const last = await newest()
  for (const path of [`/notices/${last}`, `/Circulars-${PAGES - 1}`])
    await expect
      .poll(async () => (await get(path)).status, { timeout: SYNC_SECONDS * 1000 })
      .toBe(200)
  const many = await measureBoth(last)
  for (const [key, value] of Object.entries(many)) {
    const before = few[key as keyof typeof few]
    const ratio = (value / before).toFixed(2)
    console.log(`  ${key}: ${before.toFixed(0)}, then ${value.toFixed(0)} (${ratio} times)`)
  }
  expect(many.home / few.home, 'home').toBeLessThanOrEqual(MAX_RATIO)
  expect(many.notice / few.notice, 'a notice').toBeLessThanOrEqual(MAX_RATIO)
  expect(many.megabytes).toBeLessThanOrEqual(MAX_MEGABYTES)
})
