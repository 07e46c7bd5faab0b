import { embedHosts } from '../../lib/security/policy.ts'
import { pages } from 'school-schema/sample/sample-pages'
import { postPlainly, readForms } from '../support/enquiry-forms.ts'
import { requireEnv } from '../support/require-env.ts'
import { expect, listenToViolations, test } from '../support/test.ts'
import { hrefOf, english } from '@/lib/messages/messages'
import { createHash } from 'node:crypto'
import { speculationRules } from '../../lib/framework/transform-cached-html.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The directives of a policy with their sources. */
function readPolicy(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]))
}

/** The inline scripts of a page, as a browser finds them. */
function inlineScripts(html: string) {
  return [...html.matchAll(/<script\b([^>]*)>([^<]+)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !attributes.includes('type="application/ld+json"'))
}

/** Sources that allow too much. `frame-src` may name hosts. */
const BROAD = /^('unsafe-inline'|'unsafe-eval'|\*|https?:.*|ftp:.*|data:|blob:)$/

/** Expects the headers that every page needs, and a policy that allows nothing by default. */
function expectObserved({ headers, url }: Response): void {
  const { 'frame-src': frames = [], ...others } = readPolicy(
    headers.get('content-security-policy') ?? '',
  )
  expect(Object.fromEntries(headers), url).toMatchObject({
    'cross-origin-embedder-policy': frames.length > 0 ? 'unsafe-none' : 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  })
  for (const name of ['set-cookie', 'access-control-allow-origin'])
    expect(headers.get(name), url).toBeNull()
  const sources = Object.values(others).flat()
  expect(
    sources.filter((source) => BROAD.test(source)),
    url,
  ).toEqual([])
  const nothing = ["'none'"]
  expect(others, url).toMatchObject({ 'default-src': nothing, 'base-uri': nothing })
}

/**
 * Expects one policy, without unsafe keywords, that allows exactly the scripts of this response;
 * returns its directives.
 */
async function expectSealed(answer: Response): Promise<Record<string, string[]>> {
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  // Two headers would be joined by a comma.
  expect(policy, answer.url).not.toContain(',')
  expect(policy, answer.url).not.toMatch(/unsafe-(inline|eval)/)
  const directives = readPolicy(policy)
  expect(directives['default-src'], answer.url).toEqual(["'none'"])
  const [own, ...allowed] = directives['script-src'] ?? []
  expect(own, answer.url).toBe("'self'")
  const nonce = /^'nonce-(.{22}==)'$/.exec(allowed[0] ?? '')?.[1]
  const scripts = inlineScripts(html)
  expect(scripts.length, answer.url).toBeGreaterThan(0)
  if (nonce) {
    expect(allowed).toHaveLength(1)
    for (const { attributes } of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
  } else {
    // The loader adds the rules of prefetching.
    const texts = [...scripts.map(({ text }) => text), speculationRules]
    expect(new Set(allowed)).toEqual(new Set(texts.map(hash)))
    const styles = [...html.matchAll(/<style>(.+?)<\/style>/gs)].map(([, text = '']) => hash(text))
    // Both forms of a page have one policy, which allows the styles of the first.
    const [ownStyles, ...both] = directives['style-src'] ?? []
    expect(ownStyles, answer.url).toBe("'self'")
    expect(both, answer.url).toEqual(expect.arrayContaining(styles))
    expect(both.length, answer.url).toBeLessThanOrEqual(1)
  }
  return directives
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(requireEnv('E2E_SITE_URL') + path, { headers, redirect: 'manual' })

test('the policy of every page has its own scripts, and only the frames that it embeds', async () => {
  const framing: string[] = []
  for (const page of pages) {
    const answer = await get(hrefOf(english, page))
    const html = await answer.clone().text()
    expectObserved(answer)
    const { 'frame-src': frames = [] } = await expectSealed(answer)
    const hosts = frames.map((address) => address.replace('https://', ''))
    for (const host of hosts) expect(embedHosts).toContain(host)
    for (const host of embedHosts)
      expect.soft(html.includes(`data-frames="${host}"`), page.path).toBe(hosts.includes(host))
    if (hosts.length > 0) framing.push(page.path)
  }
  expect(framing).toContain('/Contact Us')
  expect(framing).not.toContain('/')
})

test('a visitor from elsewhere gets the styles in the page, others a link', async () => {
  /** Those who wait for the same rendering get the same form. */
  const expectForm = (path: string, from: string, head: RegExp, end: RegExp) =>
    expect(async () => {
      const answer = await get(path, { 'sec-fetch-site': from })
      expect(answer.headers.get('vary')).toMatch(/sec-fetch-site/i)
      await expectSealed(answer.clone())
      const html = await answer.text()
      expect(html.slice(0, 3000)).toMatch(head)
      expect(html.slice(-400)).toMatch(end)
    }, `${path} from ${from}`).toPass({ timeout: 10_000 })
  const styles = /<\/script><style>@font-face/
  const links = /<\/script>(?:<link rel="stylesheet"[^>]*>){2}/
  for (const path of ['/', '/AboutUs', '/hi/notices', '/no-such']) {
    await expectForm(path, 'none', styles, /(?:<link rel="stylesheet"[^>]*>){2}<\/body>/)
    await expectForm(path, 'same-origin', links, /<\/script><\/body>/)
  }
})

test('wrong addresses, rejections, notices and the response to a form have the policy', async () => {
  for (const path of ['/no-such', '/notices/99999999', '/_error', '/dynamic/nothing']) {
    const answer = await get(path)
    expect(answer.status, path).toBe(404)
    expectObserved(answer)
    await expectSealed(answer)
  }
  const refused = await get('/preview/Curriculum')
  expect(refused.status).toBe(403)
  const { 'frame-ancestors': ancestors } = await expectSealed(refused)
  expect(ancestors).toEqual(["'self'", new URL(requireEnv('E2E_CMS_URL')).origin])
  const notice = await get('/notices/1')
  expectObserved(notice)
  await expectSealed(notice)
  const site = requireEnv('E2E_SITE_URL')
  const { admission_form } = await readForms(site)
  const answer = await postPlainly(site, admission_form, { student_name: '' })
  expect(answer.status).toBe(200)
  await expectSealed(answer)
})

test('a page rendered on request has a nonce that cannot be chosen or predicted', async () => {
  const evil = { 'content-security-policy': "script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA=='" }
  const paths = pages.flatMap(({ path, queryParams }) =>
    queryParams.map((field) => `${path}?${field}=x`),
  )
  expect(paths).not.toEqual([])
  const nonces = new Set<string>()
  for (const path of [...paths, ...paths]) {
    const answer = await get(path, evil)
    const { 'script-src': scripts = [] } = await expectSealed(answer)
    nonces.add(scripts[1] ?? '')
  }
  expect(nonces.size).toBe(2 * paths.length)
  expect([...nonces].join()).not.toContain('AAAA')
  // It does not get into the cache either.
  expect(await (await get('/', evil)).text()).not.toContain('nonce=')
})

const planted = `<script>document.title = 'planted'</script><img src="x" onerror="document.title = 'planted'"><p style="color: red">`

test.describe('control', () => {
  // The test causes violations, and an unknown page is an error in the console.
  test.use({ noFaults: undefined, noViolations: undefined })

  test('injected scripts are blocked, and the tests detect them', async ({ page }) => {
    const violations = await listenToViolations(page)
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<main', `${planted}<main`)
      await route.fulfill({ response, body })
    })
    await page.goto('/')
    const blocked = () =>
      [...new Set(violations)].filter((each) => each.startsWith('policy: ')).toSorted()
    const directives = ['script-src-attr', 'script-src-elem', 'style-src-attr']
    await expect
      .poll(blocked)
      .toEqual(directives.map((directive) => `policy: ${directive} blocked inline`))
    expect(await page.title()).not.toBe('planted')
  })
})
