// Does anything that an attacker writes or requests do harm?
import { z } from 'zod'
import { manageProcess, untilUp } from '../lib/managed-process.ts'
import { shareClock } from '../lib/clock.ts'
import { connectEditor } from '../lib/editor.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { count, readOptions, seed } from '../lib/options.ts'
import { readOrExit, runCheck, type Result } from '../lib/runner.ts'
import { checkPosts } from './check-posts.ts'
import { checkRequests } from './check-requests.ts'
import { checkTexts } from './check-texts.ts'

const options = readOrExit(() =>
  readOptions(
    z.object({ seed, texts: count(2_000), requests: count(5_000), posts: count(20_000) }),
    '--seed 7, --texts 2000, --requests 5000 and --posts 20000',
  ),
)

/** The secrets that no response may contain. */
const SECRETS = [
  'adminToken',
  'siteToken',
  'cmsSecret',
  'revalidateSecret',
  'serverActionsKey',
  'previewSecret',
  'previewToken',
] as const

await shareClock()
await runCheck({ seed: options.seed, run: checkSite })

async function checkSite(environment: TestEnvironment): Promise<Result> {
  const { cms, cmsUrl, secrets, settings, siteCommand } = environment
  const { localUrl: siteUrl, dataDir } = settings
  const output: string[] = []
  const serve = { ...siteCommand('serve', cmsUrl), onLine: (line: string) => output.push(line) }
  const site = manageProcess(serve, `${siteUrl}/api/health`)
  try {
    cms.start()
    site.start()
    await untilUp([cms, site], 'The site or the CMS')
    const editor = connectEditor(cmsUrl, secrets.adminToken)
    const rows = await editor.list('/files?limit=9&fields=id')
    const files = ['11111111-2222-4333-8444-555555555555', ...rows.map(({ id }) => String(id))]
    const hidden = {
      studio: cmsUrl,
      secrets: [...SECRETS.map((name) => secrets[name]), new URL(cmsUrl).host, dataDir],
    }
    const { texts, requests, posts } = options
    const next = (step: number) => options.seed + step
    const faults = [
      ...(await checkRequests({ siteUrl, count: requests, files, hidden }, next(1))),
      ...(await checkPosts({ siteUrl, count: posts, output }, next(2))),
      ...(await checkTexts(siteUrl, editor, texts, next(3))),
    ]
    return { faults, figures: { texts, requests, posts } }
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}
