// npm run chaos:hostile: does anything that an attacker writes, uploads or requests do harm?
import { z } from 'zod'
import { connectCms } from '../../../cms/setup/client.ts'
import { startFaultProxy } from '../fault-proxy.ts'
import { manageProcess, untilUp } from '../managed-process.ts'
import { count, flag, readOptions, seed } from '../../support/options.ts'
import { readOrExit, runCheck } from '../runner.ts'
import type { TestEnvironment } from '../test-environment.ts'
import { startMisconfiguredProxy } from './careless-proxy.ts'
import { checkEntryPoints, checkErrors } from './check-entry-points.ts'
import { checkFiles } from './check-files.ts'
import { checkMarkup } from './check-markup.ts'
import { checkPosts } from './check-posts.ts'
import { checkRequests } from './check-requests.ts'

const isShort = process.argv.some((arg) => /^--(short|control)/.test(arg))
const extent = isShort
  ? { texts: 120, rows: 25, files: 12, requests: 300, posts: 300 }
  : { texts: 50_000, rows: 200, files: 500, requests: 5_000, posts: 100_000 }
const options = readOrExit(() =>
  readOptions(
    z.object({
      ...{ seed, short: flag },
      /** How many texts the browser shows, as each entry point renders them and unchanged. */
      texts: count(extent.texts),
      /** How many are saved in the CMS, and how many real pages are then visited at most. */
      rows: count(extent.rows),
      files: count(extent.files),
      requests: count(extent.requests),
      posts: count(extent.posts),
      /** What is wrong on purpose, so that the check must fail. */
      control: z.enum(['no-sanitiser', 'careless-proxy']).optional(),
    }),
    '--short, --seed 7, --texts 50000, --rows 200, --files 500, --requests 5000, --posts 100000 and --control no-sanitiser or careless-proxy',
  ),
)

/** The secrets that no response may contain. */
const SECRETS = [
  ...(['adminToken', 'siteToken', 'cmsSecret', 'revalidateSecret'] as const),
  ...(['serverActionsKey', 'previewSecret', 'previewToken'] as const),
]

const { control } = options
await runCheck({
  seed: options.seed,
  title: control,
  async run(environment) {
    const figures = {}
    if (control === 'careless-proxy') return { faults: await checkSite(environment), figures }
    const isUnguarded = control === 'no-sanitiser'
    const faults = await checkMarkup(options.texts, options.seed, isUnguarded)
    if (!isUnguarded) faults.push(...(await checkSite(environment)))
    return { faults, figures }
  },
})

async function checkSite(environment: TestEnvironment): Promise<string[]> {
  const { cms, cmsUrl, secrets, settings, siteCommand } = environment
  const { localUrl } = settings
  const proxy = await startFaultProxy(cmsUrl)
  const output: string[] = []
  const serve = { ...siteCommand('serve', proxy.url), onLine: (line: string) => output.push(line) }
  const site = manageProcess(serve, `${localUrl}/api/health`)
  const careless = control && (await startMisconfiguredProxy(localUrl))
  const siteUrl = careless?.url ?? localUrl
  try {
    cms.start()
    site.start()
    await untilUp([cms, site], 'The site or the CMS')
    const client = connectCms(cmsUrl, secrets.adminToken)
    const rows = await client.list('/files?limit=9&fields=id')
    const files = ['11111111-2222-4333-8444-555555555555', ...rows.map(({ id }) => String(id))]
    const hosts = [cmsUrl, proxy.url].map((url) => new URL(url).host)
    const hidden = {
      studio: cmsUrl,
      secrets: [...SECRETS.map((name) => secrets[name]), ...hosts, settings.dataDir],
    }
    const next = (step: number) => options.seed + step
    const faults = [
      ...(await checkRequests({ siteUrl, count: options.requests, files, hidden }, next(1))),
      ...(await checkFiles(siteUrl, client, options.files)),
    ]
    if (control) return faults
    return [
      ...faults,
      ...(await checkPosts({ siteUrl, count: options.posts, output }, next(3))),
      ...(await checkEntryPoints(siteUrl, client, options.rows, next(2))),
      ...(await checkErrors(siteUrl, proxy)),
    ]
  } finally {
    await Promise.all([site.kill(), cms.kill()])
    proxy.close()
    careless?.close()
  }
}
