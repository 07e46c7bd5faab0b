// What does a cached page cost, relative to a page of Next.js alone with the same bytes and headers?
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { printLine, withProgress } from '../../scripts/launcher/progress.mjs'
import { cpuSecondsOf } from '../../scripts/lib/processes.ts'
import { startProgram } from '../../scripts/lib/program.ts'
import { SMALL_HEAP } from '../../scripts/lib/programs.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { bareNext, withBareNext } from '../lib/bare-next.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { runCheck, type Result } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'

const run = promisify(execFile)

const MAX_RATIO = 1.3
const ROUNDS = 4
const SECONDS = 3
/** A page of Next.js without content. */
const EMPTY_BYTES = 4_900
const PAGES = { text: '/AboutUs', home: '/' }
type Name = keyof typeof PAGES
const NAMES = Object.keys(PAGES) as Name[]

/** Next.js sends them by itself. */
const OF_NEXT =
  /^(vary|x-nextjs-.*|cache-control|etag|content-(encoding|length|type)|date|connection|keep-alive|x-powered-by|transfer-encoding)$/

async function copyPage(address: string) {
  // The first request renders the page, the second gets it from the cache.
  await (await fetch(address)).arrayBuffer()
  const response = await fetch(address)
  const headers = [...response.headers]
    .filter(([key]) => !OF_NEXT.test(key))
    .map(([key, value]) => ({ key, value }))
  return { bytes: (await response.arrayBuffer()).byteLength, headers }
}

/**
 * A text is in the HTML twice: once for the browser, once for React. It has a dash, as any text of a
 * school has: with a character above U+00FF, Node encodes the page again for each visitor.
 */
const pageOf = (copied: Record<Name, { bytes: number }>) => {
  const lengths = NAMES.map((name) => [name, (copied[name].bytes - EMPTY_BYTES) / 2])
  return `const lengths = ${JSON.stringify(Object.fromEntries(lengths))}
export const dynamicParams = false
export const revalidate = 60
export const generateStaticParams = () => Object.keys(lengths).map((page) => ({ page }))
export default async function Page({ params }) {
  const { page } = await params
  return <p>{'–' + 'Notices and fees of the school, '.repeat(9_000).slice(0, lengths[page])}</p>
}`
}

/** Milliseconds of the server's processor time for each response. */
async function costOf(pid: number, address: string): Promise<number> {
  const before = await cpuSecondsOf(pid)
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${SECONDS}s`, address])
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? []
  if (!requests || stdout.includes('Non-2xx')) throw new Problem(`wrk ${address}: ${stdout}`)
  return ((await cpuSecondsOf(pid)) - before) / Number(requests) / 0.001
}

/** The lowest of several rounds in turns: other programs of the machine only add to it. */
async function compareCosts(sitePid: number, site: string, barePid: number, bare: string) {
  const costs: { site: number; bare: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    costs.push({ site: await costOf(sitePid, site), bare: await costOf(barePid, bare) })
  // The first round compiles.
  const [, ...warm] = costs
  return {
    site: Math.min(...warm.map((cost) => cost.site)),
    bare: Math.min(...warm.map((cost) => cost.bare)),
  }
}

async function compare({ settings }: TestEnvironment, sitePid: number): Promise<Result> {
  const { localUrl, port } = settings
  const copied = {
    text: await copyPage(localUrl + PAGES.text),
    home: await copyPage(localUrl + PAGES.home),
  }
  const rules = NAMES.map((name) => ({ source: `/${name}`, headers: copied[name].headers }))
  const config = `headers: async () => ${JSON.stringify(rules)},`
  const address = `http://127.0.0.1:${port + 1}`
  const command = bareNext(['start', '-H', '127.0.0.1', '-p', String(port + 1)])
  return withBareNext({ 'app/[page]/page.jsx': pageOf(copied) }, config, async () => {
    const bare = startProgram({ ...command, args: [...SMALL_HEAP, ...command.args] })
    try {
      await waitUntil(async () => {
        const response = await fetch(`${address}/home`).catch(() => null)
        return response?.ok ? undefined : 'The bare page does not answer'
      }, 30)
      const ratios = { text: 0, home: 0 }
      for (const name of NAMES) {
        const page = `${address}/${name}`
        const costs = await compareCosts(sitePid, localUrl + PAGES[name], bare.pid ?? 0, page)
        ratios[name] = Number((costs.site / costs.bare).toFixed(2))
        const { bytes } = await copyPage(page)
        printLine(
          `  ${name}: ${costs.site.toFixed(2)} ms for ${copied[name].bytes} bytes, ` +
            `bare ${costs.bare.toFixed(2)} ms for ${bytes}`,
        )
      }
      const faults = NAMES.filter((name) => ratios[name] > MAX_RATIO)
      return { faults: faults.map((name) => `the ${name} page costs too much`), figures: ratios }
    } finally {
      await bare.stop()
    }
  })
}

await runCheck({
  run: (environment) =>
    withSite(environment, (site) =>
      withProgress('Comparing costs', () => compare(environment, site.pid() ?? 0)),
    ),
})
