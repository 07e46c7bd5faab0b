import { withProgress, printLine } from '../../scripts/launcher/progress.mjs'
import { inParallel } from '../lib/flow.ts'
import { streamOf } from '../lib/random.ts'
import { listRoutes } from '../lib/routes.ts'
import { capture, newTally, visitAll } from '../lib/visits.ts'
import { hostileRequests } from './requests.ts'
import { sendRaw, type RawResponse } from './send-raw.ts'

const CONCURRENCY = 8
const MAX_EXAMPLES = 3
const EXAMPLE_LENGTH = 250

/** What no response may contain. */
type Hidden = {
  /** Keys, the CMS's address, paths on the disk. */
  secrets: readonly string[]
  /** The address of the Studio; only a request for a draft is redirected there. */
  studio: string
}

type Options = { siteUrl: string; count: number; files: string[]; hidden: Hidden }

/**
 * Sends requests that no browser sends. Returns the faults: failures of the server, redirects off
 * the site, disclosed secrets, pages that differ afterwards.
 */
export async function checkRequests(options: Options, seed: number): Promise<string[]> {
  const { siteUrl, count, files, hidden } = options
  const site = new URL(siteUrl)
  const routes = await listRoutes(siteUrl)
  const before = await withProgress('Recording every page', () => capture(siteUrl, routes))
  const { request, ambiguous } = hostileRequests(site.host, files)
  const next = streamOf(request, seed)
  const byFault = new Map<string, string[]>()
  await withProgress(`Sending ${count} hostile requests`, () =>
    inParallel(CONCURRENCY, count, async () => {
      const bytes = next()
      const fault = judge(await sendRaw(site, bytes), site, hidden)
      if (fault) byFault.set(fault, [...(byFault.get(fault) ?? []), bytes])
    }),
  )
  for (const bytes of ambiguous) {
    const response = await sendRaw(site, bytes)
    const fault = response && judge(response, site, hidden)
    if (fault) byFault.set(fault, [bytes])
  }
  const tally = newTally()
  await withProgress('Comparing every page', () => visitAll(siteUrl, before, tally))
  printLine(`  ${count} requests, ${byFault.size} kinds of faults`)
  return [
    ...[...byFault].flatMap(([fault, requests]) => [
      `${requests.length} requests: ${fault}`,
      ...requests
        .slice(0, MAX_EXAMPLES)
        .map((bytes) => `  ${JSON.stringify(bytes.slice(0, EXAMPLE_LENGTH))}`),
    ]),
    ...tally.examples.map((example) => `a page differs afterwards: ${example}`),
  ]
}

/** Traces of files and programs. */
const INTERNALS = /root:x:0:0|\bat \S+ \(?(?:file:\/\/|\/)\S+:\d+:\d+|node_modules\/\S|SQLITE_/

/** The fault of the response to a hostile request; null if there is none. */
function judge(response: RawResponse | null, site: URL, hidden: Hidden): string | null {
  if (!response) return 'no response'
  const { status, headers, body } = response
  if (status >= 500) return `answered with ${status}`
  const location = headers.get('location')
  if (location?.startsWith(`${hidden.studio}/site-preview?`)) return null
  if (location !== undefined) {
    const target = URL.parse(location, site)
    if (target?.origin !== site.origin) return `led off the site, to ${target?.host ?? 'nowhere'}`
  }
  // The policy names the CMS, which may frame the site.
  const frame = `frame-ancestors 'self' ${hidden.studio}`
  const policy = headers.get('content-security-policy')?.replace(frame, '')
  const others = [...headers].filter(([name]) => name !== 'content-security-policy')
  const content = [policy, ...others.map(([, value]) => value), body].join('\n')
  const secret = hidden.secrets.find((each) => content.includes(each))
  if (secret) return `disclosed ${secret.slice(0, 6)}…`
  const internal = INTERNALS.exec(content)?.[0]
  return internal ? `disclosed an internal, ${internal}` : null
}
