// npm run bench: the size of each page, relative to an empty page of the framework.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { readOrExit, runInEnvironment } from '../resilience/runner.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { withProgress } from '../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../scripts/lib/browser.ts'
import { next } from '../../scripts/lib/programs.ts'
import { createSupervisor } from '../../scripts/lib/supervisor.ts'
import { readOptions } from '../support/options.ts'
import { withSite } from '../support/servers/with-site.ts'
import { listExceeded, weightTable, type WeighedPage } from './budgets.ts'
import { weighPage } from './weigh.ts'

/** A prefix of the paths to measure. */
const schema = z.object({ page: z.string().default('/') })
const { page: prefix } = readOrExit(() => readOptions(schema, '--page /AboutUs'))

/** Builds an empty page with the same version of the framework; returns its bytes of JavaScript, gzipped. */
async function weighMinimum(): Promise<number> {
  const folder = join(root, '.next-minimum')
  const supervisor = createSupervisor()
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(join(folder, 'app'), { recursive: true })
    for (const [name, text] of Object.entries(EMPTY_PROJECT))
      await writeFile(join(folder, name), text)
    const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
    await supervisor.run({ ...next(['build'], environment), cwd: folder, isQuiet: true })
    const html = await readFile(join(folder, '.next/server/app/index.html'), 'utf8')
    const files = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file))
    let bytes = 0
    for (const file of files) bytes += gzipSync(await readFile(join(folder, '.next', file))).length
    return bytes
  } finally {
    await supervisor.stopAll()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The scripts of a page for current browsers; `noModule` marks those for browsers of 2017. */
const SCRIPT = /<script\b(?![^>]*nomodule)[^>]*\bsrc="\/_next\/([^"]+)"/gi

/** The minimum that the framework requires; it resolves the packages of the site one folder up. */
const EMPTY_PROJECT = {
  'next.config.mjs': `export default {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: ${JSON.stringify(root)} },
}`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en-IN"><body>{children}</body></html>
}`,
  'app/page.jsx': 'export default () => <h1>Minimum</h1>',
}

await runInEnvironment({}, async (environment) => {
  const minimum = await withProgress('Building an empty page', weighMinimum)
  const browser = await openBrowser()
  const weigh = (path: string, isSavingData = false) =>
    weighPage(browser, environment.settings.localUrl + path, isSavingData)
  return withSite(environment, async () => {
    const weighed: WeighedPage[] = []
    await withProgress('Weighing the pages', async () => {
      for (const page of pages.filter(({ path }) => path.startsWith(prefix)))
        weighed.push({ page, weight: await weigh(hrefOf(page)) })
    })
    const savingData = await weigh('/', true)
    const home = { path: '/ saving data', template: 'home' } as const
    console.log(weightTable([...weighed, { page: home, weight: savingData }], minimum))
    console.log(`The framework's minimum: ${minimum} bytes of JavaScript`)
    const exceeded = listExceeded(weighed, savingData, minimum)
    for (const each of exceeded) console.log(`Over its budget: ${each}`)
    return exceeded.length === 0 ? 0 : 1
  }).finally(() => browser.close())
})
