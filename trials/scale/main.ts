// What do ten years of notices and 500 pages cost? The same requests with the sample content, and with many rows.
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { generateLoad } from '../../e2e/support/load.ts'
import { printLine, withProgress } from '../../scripts/launcher/progress.mjs'
import { cpuSecondsOf, residentBytesOf } from '../../scripts/lib/processes.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { connectEditor, type EditorClient } from '../lib/editor.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { count, readOptions } from '../lib/options.ts'
import { readOrExit, runCheck, type Result } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'

const options = readOrExit(() =>
  readOptions(
    z.object({ notices: count(10_000), pages: count(500), requests: count(1_000) }),
    '--notices 10000, --pages 500 and --requests 1000',
  ),
)

const CONNECTIONS = 8
const RESTING_SECONDS = 20
const SYNC_SECONDS = 120
/** The home page and a notice show no more than before. */
const MAX_RATIO = 1.3
const BATCH = 300
const DAY_MS = 86_400_000
const FIRST_DAY = Date.parse('2016-04-01')
const DAYS = 3_650

/** A typical notice, one of many in ten years. */
function noticeAt(index: number) {
  const day = new Date(FIRST_DAY + Math.floor((index / options.notices) * DAYS) * DAY_MS)
  const text = `Parents are informed that circular ${index} holds for all classes. `
  return {
    status: 'published',
    title: `Circular ${index} of the office`,
    date: day.toISOString().slice(0, 10),
    description: `<p>${text.repeat(4)}</p><ul><li>Bring the diary.</li></ul>`,
    category: 'general',
  }
}

/** A page that the office has added, in no group of the menu. */
const pageAt = (index: number) => ({
  status: 'published',
  page_name: `Circulars-${index}`,
  title: `Circulars of class ${index}`,
  kind: 'text',
  content: noticeAt(index).description,
})

/** Writes rows; returns the id of the last one. */
async function write(
  editor: EditorClient,
  path: string,
  total: number,
  rowAt: (index: number) => object,
): Promise<number> {
  let last = 0
  for (let start = 0; start < total; start += BATCH) {
    const length = Math.min(BATCH, total - start)
    const rows = Array.from({ length }, (_, index) => rowAt(start + index))
    last = (await editor.writeMany(path, rows)).at(-1) ?? 0
  }
  return last
}

/** Microseconds of processor time for each response, and at rest the share of a core. */
async function measure(siteUrl: string, pid: number, notice: number) {
  const cpuDuring = async (work: () => Promise<unknown>) => {
    const before = await cpuSecondsOf(pid)
    await work()
    return (await cpuSecondsOf(pid)) - before
  }
  const costOf = async (pathOf: (index: number) => string) => {
    const send = async (index: number) => (await fetch(siteUrl + pathOf(index))).arrayBuffer()
    const isOver = (begun: number) => begun >= options.requests
    const load = () => generateLoad({ concurrency: CONNECTIONS, isOver, send })
    await load()
    return ((await cpuDuring(load)) / options.requests) * 1e6
  }
  return {
    home: await costOf(() => '/'),
    notice: await costOf(() => `/notices/${notice}`),
    search: await costOf((index) => `/search?q=circular+office+${index}`),
    idlePercent: ((await cpuDuring(() => pause(RESTING_SECONDS * 1_000))) / RESTING_SECONDS) * 100,
    megabytes: (await residentBytesOf(pid)) / 1e6,
  }
}

await runCheck({
  run: (environment) => withSite(environment, (site) => compare(environment, site.pid() ?? 0)),
})

async function compare(environment: TestEnvironment, pid: number): Promise<Result> {
  const { settings, cmsUrl, secrets } = environment
  const siteUrl = settings.localUrl
  const editor = connectEditor(cmsUrl, secrets.adminToken)
  const [sample] = await editor.list('/items/notification?limit=1&fields=id')
  const few = await withProgress('Measuring the sample', () =>
    measure(siteUrl, pid, Number(sample?.['id'])),
  )
  const { notices, pages } = options
  const newest = await withProgress(`Writing ${notices} notices and ${pages} pages`, async () => {
    await write(editor, '/items/pages', pages, pageAt)
    return write(editor, '/items/notification', notices, noticeAt)
  })
  await waitUntil(async () => {
    for (const path of [`/notices/${newest}`, `/Circulars-${pages - 1}`])
      if ((await fetch(siteUrl + path)).status !== 200) return `${path} is not shown`
    return undefined
  }, SYNC_SECONDS)
  const many = await withProgress('Measuring many rows', () => measure(siteUrl, pid, newest))
  for (const key of Object.keys(few) as (keyof typeof few)[])
    printLine(`  ${key}: ${few[key].toFixed(1)}, then ${many[key].toFixed(1)}`)
  const faults = (['home', 'notice'] as const)
    .filter((key) => many[key] > few[key] * MAX_RATIO)
    .map((key) => `${key} costs ${(many[key] / few[key]).toFixed(2)} times as much`)
  return { faults, figures: { notices, pages } }
}
