// npm run chaos:hostile: does anything harm that an attacker writes, uploads or requests?
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { count, flag, readOptions, seed } from '../../support/options.ts'
import { connectEditor } from '../editor-client.ts'
import { startFaultProxy } from '../fault-proxy.ts'
import type { ProxyResponse } from '../faults.ts'
import { untilUp } from '../managed-process.ts'
import { runCheck, titleOf } from '../runner.ts'
import { createEnvironment } from '../test-environment.ts'
import { checkEntryPoints, checkErrors } from './check-entry-points.ts'
import { checkFiles } from './check-files.ts'
import { checkMarkup } from './check-markup.ts'
import { checkPosts } from './check-posts.ts'
import { checkRequests } from './check-requests.ts'

const isShort = process.argv.some((arg) => /^--(short|control)/.test(arg))
const extent = isShort
  ? { texts: 120, rows: 25, files: 12, requests: 300, posts: 300 }
  : { texts: 50_000, rows: 200, files: 500, requests: 5_000, posts: 100_000 }
const options = readOptions({
  ...{ seed, short: flag },
  /** How many texts the browser shows, as each entry point renders them and unchanged. */
  texts: count(extent.texts),
  /** How many are saved in the CMS, and how many real pages are visited then at most. */
  rows: count(extent.rows),
  files: count(extent.files),
  requests: count(extent.requests),
  posts: count(extent.posts),
  /** What is wrong on purpose, so that the check must fail. */
  control: z.enum(['no-sanitiser', 'careless-proxy']).optional(),
})

/** The secrets that no response may contain. */
const SECRETS = [
  ...(['adminToken', 'siteToken', 'cmsSecret', 'revalidateSecret'] as const),
  ...(['serverActionsKey', 'previewSecret', 'previewToken'] as const),
]

const { control, texts } = options
await runCheck({
  title: titleOf(options.seed, control),
  async run() {
    const isUnguarded = control === 'no-sanitiser'
    const faults =
      control === 'careless-proxy' ? [] : await checkMarkup(texts, options.seed, isUnguarded)
    return { faults: isUnguarded ? faults : [...faults, ...(await checkSite())] }
  },
})

async function checkSite(): Promise<string[]> {
  const { cms, cmsUrl, secrets, settings, createSite } = await createEnvironment()
  const { localUrl } = settings
  const proxy = await startFaultProxy(cmsUrl)
  const site = createSite(proxy.url)
  const careless = control && (await startCarelessProxy(localUrl))
  const siteUrl = careless ?? localUrl
  try {
    cms.start()
    site.start()
    await untilUp([cms, site], 'The site or the CMS')
    const editor = connectEditor(cmsUrl, secrets.adminToken)
    const rows = await editor.list('/files?limit=9&fields=id')
    const files = ['11111111-2222-4333-8444-555555555555', ...rows.map(({ id }) => String(id))]
    const hosts = [cmsUrl, proxy.url].map((url) => new URL(url).host)
    const hidden = {
      studio: cmsUrl,
      secrets: [...SECRETS.map((name) => secrets[name]), ...hosts, settings.dataDir],
    }
    const next = (step: number) => options.seed + step
    const faults = [
      ...(await checkRequests({ siteUrl, count: options.requests, files, hidden }, next(1))),
      ...(await checkFiles(siteUrl, editor, options.files)),
    ]
    if (control) return faults
    return [
      ...faults,
      ...(await checkPosts({ siteUrl, count: options.posts, output: site.lines() }, next(3))),
      ...(await checkEntryPoints(siteUrl, editor, options.rows, next(2))),
      ...(await checkErrors(siteUrl, proxy)),
    ]
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/'

const bare = (status: number, headers = {}) => ({ status, headers, body: Buffer.alloc(0) })

/**
 * A reverse proxy with common mistakes: it caches responses by their path alone, redirects to any host
 * that a request names, fails at a path that it cannot decode, and drops the site's headers about its
 * files. Answers its address.
 */
async function startCarelessProxy(siteUrl: string): Promise<string> {
  const proxy = await startFaultProxy(siteUrl)
  const cache = new Map<string, ProxyResponse>()
  proxy.alter({
    answer(request) {
      const path = pathOf(request)
      try {
        decodeURIComponent(path)
      } catch {
        return bare(500)
      }
      if (path.length === 1 || !path.endsWith('/')) return cache.get(path) ?? null
      const host = String(request.headers['x-forwarded-host'] ?? request.headers.host)
      return bare(308, { location: `http://${host}${path.slice(0, -1)}` })
    },
    response(request, response) {
      const path = pathOf(request)
      const isSpecial = Object.keys(request.headers).some((name) => /^(rsc|next-|x-)/.test(name))
      if (isSpecial && response.status === 200) cache.set(path, response)
      if (!path.startsWith('/assets/')) return response
      const wrong = { 'content-type': 'text/html', 'content-disposition': 'inline' }
      const headers = { ...response.headers, ...wrong }
      delete headers['x-content-type-options']
      delete headers['content-security-policy']
      return { ...response, headers }
    },
  })
  return proxy.url
}
