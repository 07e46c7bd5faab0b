// npm run bench:scale: the cost of a response with ten years of notices, relative to twenty
// notices.
import { z } from 'zod'
import { noticeCategories } from '../../content/notice-categories.ts'
import { readOrExit, runInEnvironment } from '../resilience/runner.ts'
import { connectEditor, type EditorClient } from '../resilience/editor-client.ts'
import type { ManagedProcess } from '../resilience/managed-process.ts'
import { createEnvironment, type TestEnvironment } from '../resilience/test-environment.ts'
import { withProgress, printStep, type Reach } from '../../scripts/launcher/progress.mjs'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { currentBuild } from '../../scripts/lib/releases.ts'
import { count, readOptions } from '../support/options.ts'
import { withSite } from '../support/servers/with-site.ts'
import { compareCosts, untilIdle, type ScaleSite } from './scale-costs.ts'
import { listRendered, repeatCorrections, reportScale } from './scale-corrections.ts'

const schema = z.object({
  /** Notices of the large site, and how many of them have a file. */
  notices: count(10_000),
  files: count(2_000),
  publishes: count(1_000),
  rounds: count(5),
  /** For each page in each round. */
  requests: count(1_000),
})
const usage = '--notices 10000 --files 2000 --publishes 1000 --rounds 5 --requests 1000'
const options = readOrExit(() => readOptions(schema, usage))

const SMALL = { notices: 20, files: 4 }

/** Starts an environment with this content, waits until the site is idle, and passes it to `work`. */
function withContent(
  environment: TestEnvironment,
  { notices, files }: { notices: number; files: number },
  work: (site: ScaleSite) => Promise<number>,
): Promise<number> {
  const { cmsUrl, secrets, settings } = environment
  const editor = connectEditor(cmsUrl, secrets.adminToken)
  let newest = 0
  const prepare = async () => {
    printStep(`Writing ${notices} notices`)
    newest = await fillCms(editor, notices, files)
  }
  const measure = async (site: ManagedProcess) => {
    const pid = site.pid() ?? 0
    await untilIdle(pid)
    return work({ editor, siteUrl: settings.localUrl, pid, newest })
  }
  return withSite(environment, measure, prepare)
}

const BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = Date.parse('2016-04-01')
const DAYS = 3_650
const categories = Object.keys(noticeCategories)

/** A typical notice, one of many in ten years. */
function noticeAt(index: number, of: number, file: string | undefined) {
  const day = new Date(FIRST_DAY + Math.floor((index / of) * DAYS) * DAY_MS)
  const text = `Parents are informed that circular ${index} holds for all classes. `
  return {
    status: 'published',
    title: `Circular ${index} of the office`,
    date: day.toISOString().slice(0, 10),
    description: `<p>${text.repeat(4)}</p><ul><li>Bring the diary.</li><li>Wear the uniform.</li></ul>`,
    category: categories[index % categories.length],
    ...(file && { file }),
  }
}

/** Writes the notices, the last of them with a file each; returns the id of the newest. */
async function fillCms(editor: EditorClient, notices: number, files: number): Promise<number> {
  const uploads: string[] = []
  for (let index = 0; index < files; index++) {
    const { id } = await editor.upload(`%PDF-1.4\n% circular ${index}\n%%EOF\n`)
    uploads.push(z.string().parse(id))
  }
  let newest = 0
  for (let start = 0; start < notices; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, notices - start) }, (_, index) =>
      noticeAt(start + index, notices, uploads[notices - start - index - 1]),
    )
    newest = (await editor.writeMany('/items/notification', rows)).at(-1) ?? 0
  }
  return newest
}

await runInEnvironment({}, async (environment) => {
  const [port, cmsPort] = await freePorts(2)
  const apart = { PORT: String(port), CMS_PORT: String(cmsPort), BUILD_DIR: '.next-scale' }
  return withContent(await createEnvironment({ apart }), SMALL, (small) =>
    withContent(environment, options, async (large) => {
      const costs = await withProgress('Measuring both', () =>
        compareCosts({ small, large }, options),
      )
      const rendered = await listRendered(large, currentBuild(environment.settings.buildDir))
      const corrections = await withProgress(
        'Correcting a notice again and again',
        (reach: Reach) => repeatCorrections(large, options.publishes, reach),
      )
      return reportScale(costs, rendered, corrections)
    }),
  )
})
