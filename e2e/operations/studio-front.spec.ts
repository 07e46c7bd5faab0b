import { randomUUID } from 'node:crypto'
import { connect as connectTls } from 'node:tls'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import type { OneRequest } from '../deploy/one-request.ts'
import { missingPackages } from '../deploy/packages.ts'
import { hostileRequests } from '../resilience/fuzz/hostile-requests.ts'
import { judge, sendRaw } from '../resilience/fuzz/judge-response.ts'
import { streamOf } from '../resilience/random.ts'
import { request } from '../support/cms.ts'
import { setUpFront } from '../support/front.ts'

test.skip(missingPackages().length > 0, 'nginx and its modules are not on this machine')
test.describe.configure({ timeout: 180_000, retries: 0 })

const front = setUpFront('studio-front')

/** Every path below which Directus has an API. */
const API =
  'items/school graphql graphql/system activity access assets/x collections comments dashboards deployments fields files flows folders license notifications operations panels permissions policies presets translations relations revisions roles schema/snapshot settings shares users users/register users/invite server/health server/specs/oas utils/hash/generate versions auth/password/request extensions'.split(
    ' ',
  )
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'SEARCH', 'OPTIONS']
const EDGE = 'Please sign in.'

const ask = async (one: OneRequest) => {
  const answer = await front.send(one)
  return answer === 'nothing' ? { status: 0, headers: {}, body: '' } : answer
}
const login = (email: string, password: string, more: object = {}): OneRequest => ({
  ...{ path: '/auth/login', method: 'POST', body: JSON.stringify({ email, password, ...more }) },
  headers: { 'content-type': 'application/json' },
})
const statusesOf = async (count: number, one: OneRequest): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, () => ask(one)))).map(({ status }) => status)

test('the API requires a session, except what the sign-in needs', async () => {
  for (const path of API)
    for (const method of METHODS) {
      const { status, body } = await ask({ path: `/${path}`, method })
      expect([status, body], `${method} ${path}`).toEqual([401, expect.stringContaining(EDGE)])
    }
  // The control: without nginx Directus itself responds.
  for (const path of ['items/school', 'graphql', 'users'])
    expect((await request(front.cmsUrl, {}, 'GET', `/${path}`)).text).not.toContain(EDGE)
  for (const path of ['/admin', '/admin/login', '/server/info', '/extensions/sources/index.js'])
    expect((await ask({ path })).status, path).toBe(200)
})

test('another spelling of a path does not reach the API', async () => {
  const spellings = [
    ...['//items/school', '/Items/school', '/items%2fschool', '/%69tems/school', '/items/school/'],
    ...['/items/school/../../admin/x', '/admin/../items/school', '/admin/..%2fitems/school'],
    ...[
      '/admin/%2e%2e/items/school',
      '/auth/login/../../items/school',
      '/auth/login/',
      '/AUTH/login',
    ],
    ...['/admin/..;/items/school', '/admin\\..\\items\\school', '/extensions/sources/../../users'],
    ...[
      '/extensions/sources/..%2f..%2fusers',
      '/server/info/../../settings',
      '/graphql;/',
      '/./users',
    ],
  ]
  for (const path of spellings) {
    const { status, body } = await ask({ path })
    const isApp = status === 200 && body.startsWith('<!doctype html>')
    const isRefused = status === 400 || status === 404 || body.includes(EDGE)
    expect(isApp || isRefused, `${path}: ${status} ${body.slice(0, 200)}`).toBe(true)
  }
})

test('a leaked token is useless from outside, however it is sent', async () => {
  const { adminToken, siteToken, previewToken } = front.tokens
  for (const token of [adminToken, siteToken, previewToken]) {
    // The control: on this machine they work.
    expect((await request(front.cmsUrl, { token }, 'GET', '/items/school')).status).toBe(200)
    const cookies = { cookie: `__Host-session=${token}` }
    const both = { cookie: `__Host-session=eyJa.b.c; __Host-session=${token}` }
    const first = { cookie: `__Host-session=${token}; __Host-session=eyJa.b.c` }
    const queries = ['access_token', 'access%5Ftoken', '%61ccess_token', '%5Baccess_token%5D']
    const attempts: OneRequest[] = [
      { headers: { authorization: `Bearer ${token}` } },
      ...[cookies, both, first].map((headers) => ({ headers })),
      ...queries.map((name) => ({
        ...{
          path: `/items/school?${name}=${token}`,
          headers: { cookie: '__Host-session=eyJa.b.c' },
        },
      })),
    ]
    for (const attempt of attempts) {
      const { status, body } = await ask({ path: '/items/school', ...attempt })
      expect(status, JSON.stringify(attempt)).toBe(401)
      expect(body).not.toContain('"data"')
    }
    // The control of the cookie: Directus itself accepts the token there.
    const { cookie } = cookies
    expect((await request(front.cmsUrl, { cookie }, 'GET', '/items/school')).status).toBe(200)
  }
})

test('sign-ins from one address are limited, and those from another are not', async () => {
  const wrong = login('nobody@example.com', 'a wrong password')
  const flood = await statusesOf(20, { ...wrong, localAddress: '127.0.0.9' })
  expect(flood.filter((status) => status !== 429).length).toBeLessThanOrEqual(7)
  const refused = await ask({ ...wrong, localAddress: '127.0.0.9' })
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await ask({ ...wrong, localAddress: '127.0.0.10' })).status).toBe(401)
  const code = { method: 'POST', headers: { cookie: '__Host-session=eyJa.b.c' }, body: '{}' }
  for (const action of ['generate', 'enable', 'disable']) {
    const localAddress = '127.0.0.11'
    const statuses = await statusesOf(10, {
      ...code,
      path: `/users/me/tfa/${action}`,
      localAddress,
    })
    expect(statuses, action).toContain(429)
  }
})

test('a session is a cookie for this host by https, needs the second factor, and ends', async () => {
  const email = `${randomUUID()}@example.com`
  const password = `kite ${randomUUID()}`
  const person = { email, password, role: EDITOR_ROLE, status: 'active' }
  const admin = { token: front.tokens.adminToken }
  const { row } = await request(front.cmsUrl, admin, 'POST', '/users', person)
  const { headers } = await ask(login(email, password, { mode: 'session' }))
  const [set = ''] = headers['set-cookie'] ?? []
  expect(set).toMatch(
    /^__Host-session=eyJ[^;]+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=/,
  )
  expect(set).not.toContain('Domain')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  const [cookie = ''] = set.split(';')
  const { status, body } = await ask({ path: '/items/notification', headers: { cookie } })
  expect([status, body]).toEqual([403, expect.stringContaining('two-factor')])
  const json = { cookie, 'content-type': 'application/json' }
  await ask({ path: '/auth/logout', method: 'POST', headers: json, body: '{"mode":"session"}' })
  expect((await ask({ path: '/users/me', headers: { cookie } })).status).not.toBe(200)
  await request(front.cmsUrl, admin, 'DELETE', `/users/${String(row['id'])}`)
})

test('requests that no browser sends disclose nothing and break nothing', async () => {
  const { ports, studioName, studioUrl, certificate, tokens } = front
  const site = new URL(studioUrl)
  const open = () =>
    connectTls({ host: '127.0.0.1', port: ports.https, servername: studioName, ca: certificate })
  const secrets = [tokens.adminToken, tokens.siteToken, tokens.previewToken, front.copy.dataDir]
  const { request: hostile } = hostileRequests(site.host, 'trap.example', [randomUUID()])
  const next = streamOf(hostile, 11)
  for (let count = 0; count < 300; count += 1) {
    const bytes = next()
    const response = await sendRaw(site, bytes, open)
    // nginx closes some connections without a response, and limits the rest.
    const fault = response && judge(response, site, { secrets, studio: studioUrl })
    expect(fault, bytes).toBeNull()
  }
  expect((await ask({ path: '/server/ping', localAddress: '127.0.0.12' })).body).toBe('pong')
})
