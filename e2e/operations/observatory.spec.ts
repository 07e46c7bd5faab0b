import { expect, test } from 'playwright/test'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { runToEnd } from '../support/servers/command.ts'
import { requireEnv } from '../support/require-env.ts'
import { readPolicy } from '../support/sealed.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// The rules of the MDN HTTP Observatory, each met in the way that gets all of its points. Some headers
// are sent only where the address is https, and are part of the build: this one is as a school makes it.
test.describe.configure({ timeout: 300_000, retries: 0 })

const SITE_URL = 'https://school.example'

const site = setUpServer('observatory', async (copy) => {
  const { code, output } = await runToEnd('build', { ...copy.variables, SITE_URL })
  expect(code, output).toBe(0)
  return serveSite(copy, requireEnv('E2E_CMS_URL'), { SITE_URL })
})

type Answer = { headers: Record<string, string>; html: string }

async function send(path: string): Promise<Answer> {
  const preflight = {
    origin: 'https://observatory.example',
    'access-control-request-method': 'GET',
  }
  const init = { method: 'OPTIONS', headers: preflight }
  const { headers: forOthers } = await fetch(site.url + path, init)
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  const headers = { ...Object.fromEntries(forOthers), ...Object.fromEntries(answer.headers) }
  return { headers, html: await answer.text() }
}

const SIX_MONTHS = 15_768_000
const BROAD = /^('unsafe-inline'|'unsafe-eval'|\*|https?:.*|ftp:.*|data:|blob:)$/
const TRUSTED_FRAME = /^https:\/\/[\w.-]+$/
const SCRIPT_ADDRESS = /<script\b[^>]*\bsrc="(?!\/[^/])/

/** The rules that an answer breaks, by name. */
function listBroken({ headers, html }: Answer): string[] {
  const policy = readPolicy(headers['content-security-policy'] ?? '')
  const isNone = (directive: string) => policy[directive]?.join() === "'none'"
  const { 'frame-src': frames = [], ...others } = policy
  const rules = {
    'default-src': isNone('default-src'),
    sources: !Object.values(others)
      .flat()
      .some((source) => BROAD.test(source)),
    frames: frames.every((source) => TRUSTED_FRAME.test(source)),
    'frame-ancestors': isNone('frame-ancestors'),
    'base-uri': isNone('base-uri'),
    'form-action': isNone('form-action') || policy['form-action']?.join() === "'self'",
    'policy in the page': !/<meta\b[^>]*http-equiv/i.test(html),
    cookies: headers['set-cookie'] === undefined,
    'cross-origin sharing': headers['access-control-allow-origin'] === undefined,
    'referrer-policy': headers['referrer-policy'] === 'strict-origin-when-cross-origin',
    'strict-transport-security': maxAgeOf(headers) >= SIX_MONTHS,
    'scripts of others': !SCRIPT_ADDRESS.test(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff',
    'resource policy': headers['cross-origin-resource-policy'] === 'same-origin',
    'opener policy': headers['cross-origin-opener-policy'] === 'same-origin',
    'embedder policy': headers['cross-origin-embedder-policy'] === 'require-corp',
  }
  return Object.entries(rules).flatMap(([name, isMet]) => (isMet ? [] : [name]))
}

const maxAgeOf = (headers: Answer['headers']) =>
  Number(/^max-age=(\d+)(;[^,]*)?$/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)

test('every page meets every rule, but for the embedder policy where it frames others', async () => {
  const kinds = new Set<boolean>()
  for (const path of pages.map(hrefOf)) {
    const answer = await send(path)
    const isFraming = /; frame-src /.test(answer.headers['content-security-policy'] ?? '')
    expect.soft(listBroken(answer), path).toEqual(isFraming ? ['embedder policy'] : [])
    kinds.add(isFraming)
  }
  expect(kinds.size).toBe(2)
})

const others = {
  'a notice': '/notices/1',
  'an answer to a question': '/search?q=fee',
  'a page that does not exist': '/no-such-page',
  'a notice that does not exist': '/notices/99999999',
  'a feed': '/notices/feed.xml',
}

for (const [kind, path] of Object.entries(others)) {
  test(`${kind} meets every rule`, async () => {
    expect(listBroken(await send(path))).toEqual([])
  })
}

test('a picture meets every rule, but for the styles that a browser puts around it', async () => {
  const [path = ''] = /\/assets\/[0-9a-f-]{36}[^"& ]*/.exec((await send('/')).html) ?? []
  expect(path).not.toBe('')
  expect(listBroken(await send(path))).toEqual(['sources'])
})

const POLICY = 'content-security-policy'
const controls: [header: string, pattern: RegExp, replacement: string, broken: string][] = [
  [POLICY, /script-src [^;]*/, "script-src 'unsafe-inline'", 'sources'],
  [POLICY, /script-src [^;]*/, "script-src 'unsafe-eval'", 'sources'],
  [POLICY, /img-src [^;]*/, 'img-src http:', 'sources'],
  ['strict-transport-security', /.*/, 'max-age=1000', 'strict-transport-security'],
  ['x-content-type-options', /.*/, '', 'x-content-type-options'],
  ['cross-origin-embedder-policy', /.*/, 'unsafe-none', 'embedder policy'],
  ['cross-origin-opener-policy', /.*/, 'unsafe-none', 'opener policy'],
  ['access-control-allow-origin', /.*/, '*', 'cross-origin sharing'],
]

test('control: each change to the home page breaks its rule', async () => {
  const { headers, html } = await send('/')
  for (const [header, pattern, replacement, broken] of controls) {
    const changed = { ...headers, [header]: (headers[header] ?? '').replace(pattern, replacement) }
    expect(listBroken({ headers: changed, html }), replacement).toEqual([broken])
  }
  const foreign = `${html}<script src="https://cdn.example/a.js"></script>`
  expect(listBroken({ headers, html: foreign })).toEqual(['scripts of others'])
})
