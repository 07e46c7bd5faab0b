// npm run bench: what each page weighs, compared with an empty page of the framework.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { z } from 'zod'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { during } from '../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../scripts/lib/browser.ts'
import { wake } from '../../scripts/lib/hydration.ts'
import { next } from '../../scripts/lib/programs.ts'
import { saveData } from '../../scripts/lib/save-data.ts'
import { runCheck, type Result } from '../resilience/runner.ts'
import { createEnvironment, withSite } from '../resilience/test-environment.ts'
import { runGuarded } from '../support/command.ts'
import { readOptions } from '../support/options.ts'
import { listExceeded, weightTable, type Weight, type WeighedPage } from './budgets.ts'

/** Pages whose path begins so. */
const { page: prefix } = readOptions({ page: z.string().default('/') })

await runCheck({ title: 'Weight of pages', run: weighPages })

async function weighPages(): Promise<Result> {
  const environment = await createEnvironment()
  const minimum = await during('Building an empty page', weighMinimum)
  const browser = await openBrowser()
  const weigh = (path: string, isSavingData = false) =>
    weighPage(browser, environment.settings.localUrl + path, isSavingData)
  return withSite(environment, async () => {
    const weighed: WeighedPage[] = []
    await during('Weighing the pages', async () => {
      for (const page of pages.filter(({ path }) => path.startsWith(prefix)))
        weighed.push({ page, weight: await weigh(hrefOf(page)) })
    })
    const savingData = await weigh('/', true)
    const home = { path: '/ saving data', template: 'home' } as const
    console.log(weightTable([...weighed, { page: home, weight: savingData }], minimum))
    console.log(`The framework's minimum: ${minimum} bytes of JavaScript`)
    return { faults: listExceeded(weighed, savingData, minimum) }
  }).finally(() => browser.close())
}

/** Builds an empty page with the same version of the framework; answers its bytes of JavaScript, gzipped. */
async function weighMinimum(): Promise<number> {
  const folder = join(root, '.next-minimum')
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(join(folder, 'app'), { recursive: true })
    for (const [name, text] of Object.entries(EMPTY_PROJECT))
      await writeFile(join(folder, name), text)
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
    const build = runGuarded({ ...next(['build'], env), cwd: folder })
    if ((await build.ended).code !== 0) throw new Error(build.lines.join('\n'))
    const html = await readFile(join(folder, '.next/server/app/index.html'), 'utf8')
    const files = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file))
    const sizes = [...files].map(
      async (file) => gzipSync(await readFile(join(folder, '.next', file))).length,
    )
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The scripts of a page for current browsers; `noModule` marks those for browsers of 2017. */
const SCRIPT = /<script\b(?![^>]*nomodule)[^>]*\bsrc="\/_next\/([^"]+)"/gi

/** The least that the framework requires; it finds the packages of the site one folder up. */
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

const KINDS: Record<string, 'html' | 'css' | 'js' | 'fonts' | 'pictures'> = {
  ...({ document: 'html', stylesheet: 'css', script: 'js', font: 'fonts' } as const),
  image: 'pictures',
}
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml)|image\/svg)/

const typeOf = (response: Response) => response.headers()['content-type'] ?? ''

const kindOf = (response: Response) =>
  typeOf(response).includes('javascript')
    ? 'js'
    : (KINDS[response.request().resourceType()] ?? 'other')

/** As transferred, compressible ones with gzip, whichever server sends them. */
async function bytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0))
  return COMPRESSIBLE.test(typeOf(response)) ? gzipSync(body).length : body.length
}

/** Longer than `lib/framework/hydration-loader.js` waits before it loads the scripts. */
const IDLE_MS = 6_000

const phone = {
  ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  ...{ isMobile: true, hasTouch: true },
}

/**
 * Opens a page on a phone, hydrates it, and weighs all that is transferred until the network is idle.
 * @param isSavingData for a visitor who asked the browser to save data, for whom nothing is hydrated
 */
async function weighPage(browser: Browser, address: string, isSavingData: boolean) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    if (isSavingData) await saveData(page)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address, { waitUntil: 'load' })
    await (isSavingData ? page.waitForTimeout(IDLE_MS) : wake(page))
    await page.waitForLoadState('networkidle')
    const { preloaded, cached } = await page.evaluate(listLoaded)
    const weight: Weight = {
      ...{ html: 0, css: 0, js: 0, fonts: 0, firstFonts: 0, pictures: 0, other: 0 },
      requests: responses.length,
    }
    const known = new Set<string>()
    for (const response of responses) {
      const url = response.url()
      // A script is fetched ahead, and then run from the browser's cache.
      if (known.has(url) && cached.includes(url)) continue
      known.add(url)
      const bytes = await bytesOf(response)
      weight[kindOf(response)] += bytes
      if (preloaded.includes(url)) weight.firstFonts += bytes
    }
    return weight
  } finally {
    await context.close()
  }
}

/** Runs in the page: its preloaded fonts, and what the browser took from its cache at least once. */
function listLoaded() {
  const fonts = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const cached = resources.filter(({ transferSize }) => transferSize === 0)
  return { preloaded: [...fonts].map(({ href }) => href), cached: cached.map(({ name }) => name) }
}
