// What do ten years of notices and 500 pages cost? The same requests with the sample content, and with many rows.
import { readFile } from 'node:fs/promises'
import { request } from '../../cms/setup/client.ts'
import { generateLoad } from '../../e2e/support/load.ts'
import { printLine, withProgress } from '../../scripts/launcher/progress.mjs'
import { cpuSecondsOf } from '../../scripts/lib/processes.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { runCheck, type Result } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'

const NOTICES = 10_000
const PAGES = 500
const REQUESTS = 1_000
const CONNECTIONS = 8
const SYNC_SECONDS = 120
/** The home page and a notice show no more than before. */
const MAX_RATIO = 1.3
const MAX_MEGABYTES = 520
const BATCH = 250

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

/** The resident memory of a process. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6
}

/** Microseconds of processor time for each response. */
async function measure(siteUrl: string, pid: number, notice: string) {
  const costOf = async (pathOf: (index: number) => string) => {
    const send = async (index: number) => (await fetch(siteUrl + pathOf(index))).arrayBuffer()
    const isOver = (begun: number) => begun >= REQUESTS
    const load = () => generateLoad({ concurrency: CONNECTIONS, isOver, send })
    await load()
    const before = await cpuSecondsOf(pid)
    await load()
    return (((await cpuSecondsOf(pid)) - before) / REQUESTS) * 1e6
  }
  return {
    home: await costOf(() => '/'),
    notice: await costOf(() => `/notices/${notice}`),
    search: await costOf((index) => `/search?q=circular+office+${index}`),
    megabytes: await megabytesOf(pid),
  }
}

async function compare(
  { settings, cmsUrl, secrets }: TestEnvironment,
  pid: number,
): Promise<Result> {
  const siteUrl = settings.localUrl
  const send = (method: string, path: string, body?: object[]) =>
    request(cmsUrl, { token: secrets.adminToken }, method, path, body)
  const newest = async () => {
    const { rows } = await send('GET', '/items/notification?limit=1&sort=-id&fields=id')
    return String(rows[0]?.['id'])
  }
  const first = await newest()
  const few = await withProgress('Measuring the sample', () => measure(siteUrl, pid, first))
  await withProgress(`Writing ${NOTICES} notices and ${PAGES} pages`, async () => {
    const write = async (path: string, total: number, rowAt: (index: number) => object) => {
      for (let start = 0; start < total; start += BATCH)
        await send(
          'POST',
          path,
          Array.from({ length: BATCH }, (_, index) => rowAt(start + index)),
        )
    }
    await write('/items/pages', PAGES, pageAt)
    await write('/items/notification', NOTICES, noticeAt)
  })
  const last = await newest()
  await waitUntil(async () => {
    for (const path of [`/notices/${last}`, `/Circulars-${PAGES - 1}`])
      if ((await fetch(siteUrl + path)).status !== 200) return `${path} is not shown`
    return undefined
  }, SYNC_SECONDS)
  const many = await withProgress('Measuring many rows', () => measure(siteUrl, pid, last))
  for (const key of ['home', 'notice', 'search', 'megabytes'] as const)
    printLine(`  ${key}: ${few[key].toFixed(0)}, then ${many[key].toFixed(0)}`)
  const faults = (['home', 'notice'] as const)
    .filter((key) => many[key] > few[key] * MAX_RATIO)
    .map((key) => `${key} costs ${(many[key] / few[key]).toFixed(2)} times as much`)
  if (many.megabytes > MAX_MEGABYTES) faults.push(`it uses more than ${MAX_MEGABYTES} MB`)
  return { faults, figures: { notices: NOTICES, pages: PAGES } }
}

await runCheck({
  run: (environment) =>
    withSite(environment, (site) => compare(environment, site.pidOf('next-server'))),
})
