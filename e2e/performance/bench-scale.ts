// npm run bench:scale: what a response costs with ten years of notices, compared with twenty notices.
import { noticeCategories } from '../../content/notice-categories.ts'
import { during, step, type Reach } from '../../scripts/launcher/progress.mjs'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { currentBuild } from '../../scripts/lib/releases.ts'
import { connectEditor, type EditorClient } from '../resilience/editor-client.ts'
import { runCheck, type Result } from '../resilience/runner.ts'
import {
  createEnvironment,
  withSite,
  type TestEnvironment,
} from '../resilience/test-environment.ts'
import { count, readOptions } from '../support/options.ts'
import {
  compareCosts,
  listRendered,
  repeatCorrections,
  reportScale,
  untilIdle,
  type ScaleSite,
} from './scale.ts'

const options = readOptions({
  /** Of the large site; of those, how many have a file. */
  notices: count(10_000),
  files: count(2_000),
  publishes: count(1_000),
  rounds: count(5),
  /** For each page in each round. */
  requests: count(1_000),
})

const SMALL = { notices: 20, files: 4 }

await runCheck({ title: 'Scale', run: compareSites })

async function compareSites(): Promise<Result> {
  const environment = await createEnvironment()
  const [port, cmsPort] = await freePorts(2)
  const apart = { PORT: String(port), CMS_PORT: String(cmsPort), BUILD_DIR: '.next-scale' }
  return withContent(await createEnvironment({ apart }), SMALL, (small) =>
    withContent(environment, options, async (large) => {
      const costs = await during('Measuring both', () => compareCosts({ small, large }, options))
      const rendered = await listRendered(large, currentBuild(environment.settings.buildDir))
      const corrections = await during('Correcting a notice again and again', (reach: Reach) =>
        repeatCorrections(large, options.publishes, reach),
      )
      return reportScale(costs, rendered, corrections)
    }),
  )
}

/** Starts an environment with so much content, waits until the site is idle, and passes it to `work`. */
function withContent(
  environment: TestEnvironment,
  { notices, files }: { notices: number; files: number },
  work: (site: ScaleSite) => Promise<Result>,
): Promise<Result> {
  const { cmsUrl, secrets, settings } = environment
  const desk = connectEditor(cmsUrl, secrets.adminToken)
  let newest = 0
  const prepare = async () => {
    step(`Writing ${notices} notices`)
    newest = await fillCms(desk, notices, files)
  }
  return withSite(
    environment,
    async (site) => {
      const pid = site.pid() ?? 0
      await untilIdle(pid)
      return work({ desk, siteUrl: settings.localUrl, pid, newest })
    },
    prepare,
  )
}

const BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = Date.parse('2016-04-01')
const DAYS = 3_650
const categories = Object.keys(noticeCategories)

/** A notice such as an office writes, one of so many in ten years. */
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

/** Writes the notices, the last of them with a file each; answers the id of the newest. */
async function fillCms(desk: EditorClient, notices: number, files: number): Promise<number> {
  const uploads: string[] = []
  for (let index = 0; index < files; index++)
    uploads.push(String((await desk.upload(`%PDF-1.4\n% circular ${index}\n%%EOF\n`)).id))
  let newest = 0
  for (let start = 0; start < notices; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, notices - start) }, (_, index) =>
      noticeAt(start + index, notices, uploads[notices - start - index - 1]),
    )
    newest = Number((await desk.writeMany('/items/notification?fields=id', rows)).at(-1)?.id)
  }
  return newest
}
