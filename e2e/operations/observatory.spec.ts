import { expect, test } from '@playwright/test'
import { scorePage, type Answers, type Score } from '../../scripts/security/observatory/score.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { runProjectCommand } from '../support/command.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/served-site.ts'

// What is said only where the address is https, is in the build: this one is as a school would make it.
test.describe.configure({ mode: 'serial', timeout: 300_000, retries: 0 })

const SITE_URL = 'https://school.example'
const FOREIGN = 'https://observatory.example'

let copy: InstanceCopy
let site: ServedSite

test.beforeAll(async () => {
  copy = await copyInstance('observatory')
  const { dataDir: DATA_DIR, buildDir: BUILD_DIR } = copy
  const [CMS_URL, CMS_TOKEN] = [requireEnv('E2E_CMS_URL'), requireEnv('E2E_CMS_TOKEN')]
  const build = runProjectCommand('build', { SITE_URL, DATA_DIR, BUILD_DIR, CMS_URL, CMS_TOKEN })
  expect((await build.ended).code, build.lines.join('\n')).toBe(0)
  site = await serveSite(copy, CMS_URL, { SITE_URL })
})
test.afterAll(async () => {
  await site.stop()
  await copy.remove()
})

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(site.url + path, { ...init, redirect: 'manual' })
  // The scorer finds cookies in a jar of its own; here there is to be none at all.
  expect(answer.headers.getSetCookie(), path).toEqual([])
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    html: await answer.text(),
  }
}

const answersOf = async (path: string): Promise<Answers> => ({
  page: await ask(path),
  preflight: await ask(path, {
    method: 'OPTIONS',
    headers: { origin: FOREIGN, 'access-control-request-method': 'GET' },
  }),
})

const score = async (path: string): Promise<Score> =>
  scorePage(SITE_URL + path, await answersOf(path))

test('every page has 150 points of the observatory, and 140 where it frames others', async () => {
  const points = new Set<number>()
  for (const page of pages) {
    const path = hrefOf(page)
    const answers = await answersOf(path)
    const isFraming = /; frame-src /.test(answers.page.headers['content-security-policy'] ?? '')
    const { points: found, failed } = scorePage(SITE_URL + path, answers)
    expect.soft({ path, found, failed }).toEqual({ path, found: isFraming ? 140 : 150, failed: [] })
    points.add(found)
  }
  expect([...points].sort()).toEqual([140, 150])
})

const others = {
  'a notice': '/notices/1',
  'an answer to a question': '/search?q=fee',
  'a page that is not there': '/no-such-page',
  'a notice that is not there': '/notices/99999999',
  'a feed': '/notices/feed.xml',
}

for (const [kind, path] of Object.entries(others)) {
  test(`${kind} has at least 145 points`, async () => {
    const { points, failed } = await score(path)
    expect({ failed, isGood: points >= 145 }, String(points)).toEqual({ failed: [], isGood: true })
  })
}

test('a picture of the school has at least 135, as a browser puts styles around it', async () => {
  const { html } = (await answersOf('/')).page
  const [path = ''] = /\/assets\/[0-9a-f-]{36}[^"& ]*/.exec(html) ?? []
  expect(path).not.toBe('')
  const { points, failed } = await score(path)
  expect({ failed, isGood: points >= 135 }, String(points)).toEqual({ failed: [], isGood: true })
})

test('control: the same page with a policy that lets inline scripts run fails', async () => {
  const { page, preflight } = await answersOf('/')
  const policy = (page.headers['content-security-policy'] ?? '').replace(
    /script-src [^;]*/,
    "script-src 'self' 'unsafe-inline'",
  )
  const headers = { ...page.headers, 'content-security-policy': policy }
  const { points, failed } = scorePage(SITE_URL, { page: { ...page, headers }, preflight })
  expect(failed).toEqual(['csp-implemented-with-unsafe-inline'])
  expect(points).toBeLessThan(135)
})
