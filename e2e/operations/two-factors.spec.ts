import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import { askServed } from '../support/ask-served.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { readTokens } from '../support/instance.ts'
import { serveCms, type ServedCms } from '../support/served-cms.ts'
import { nextCode } from '../support/totp.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000, retries: 0 })

let copy: InstanceCopy
let cms: ServedCms
let tokens: Awaited<ReturnType<typeof readTokens>>
const editor = {
  ...{ id: randomUUID(), token: randomUUID(), role: EDITOR_ROLE, status: 'active' },
  ...{ email: `${randomUUID()}@example.com`, password: `kite ${randomUUID()}` },
}

test.beforeAll(async () => {
  copy = await copyInstance('two-factors')
  cms = await serveCms(copy, { CMS_TWO_FACTORS: 'yes' })
  tokens = await readTokens(copy.dataDir)
  const made = await askServed(cms, 'POST', '/users', editor, { token: tokens.adminToken })
  expect(made.status).toBe(200)
})
test.afterAll(async () => {
  await cms.stop()
  await copy.remove()
})

type Who = { cookie?: string; token?: string }
type Person = { email: string; password: string }

const pair = z.object({ access_token: z.string(), refresh_token: z.string() })
const parsePair = (text: string) =>
  pair.parse(z.object({ data: z.unknown() }).parse(JSON.parse(text)).data)

const ask = (who: Who, method: string, path: string, body: object = {}) =>
  askServed(cms, method, path, body, who)

async function byGraphql(mutation: string, name: string) {
  const query = `mutation { ${mutation} { access_token refresh_token } }`
  const { text } = await ask({}, 'POST', '/graphql/system', { query })
  const { data } = z.object({ data: z.record(z.string(), pair) }).parse(JSON.parse(text))
  return pair.parse(data[name])
}

/** Every way to a token for somebody who has a password and no second factor. */
async function signInByEveryWay({ email, password }: Person): Promise<Record<string, Who>> {
  const login = (mode: string) => ask({}, 'POST', '/auth/login', { email, password, mode })
  const { cookie } = await login('session')
  const refreshed = await ask({ cookie }, 'POST', '/auth/refresh', { mode: 'session' })
  const json = parsePair((await login('json')).text)
  const again = { refresh_token: json.refresh_token, mode: 'json' }
  const renewed = parsePair((await ask({}, 'POST', '/auth/refresh', again)).text)
  const login2 = `auth_login(email: "${email}", password: "${password}")`
  const graphql = await byGraphql(login2, 'auth_login')
  const renew = `auth_refresh(refresh_token: "${graphql.refresh_token}", mode: json)`
  return {
    'session cookie': { cookie: (await login('session')).cookie },
    'refreshed session': { cookie: refreshed.cookie },
    'json token': { token: json.access_token },
    'refreshed json token': { token: renewed.access_token },
    'GraphQL token': { token: graphql.access_token },
    'refreshed GraphQL token': {
      token: (await byGraphql(renew, 'auth_refresh')).access_token,
    },
  }
}

const REQUESTS: [method: string, path: string, body?: object][] = [
  ...['/items/pages', '/items/admission', '/users', '/files', '/activity', '/revisions'].map(
    (path): [string, string] => ['GET', path],
  ),
  ['SEARCH', '/items/pages', { query: { limit: 1 } }],
  ['SEARCH', '/users', { query: { limit: 1 } }],
  ['POST', '/items/notification', { title: 'Written without a second factor' }],
  ['PATCH', '/users/me', { password: `kite ${randomUUID()}` }],
  ['POST', '/users/me/tfa/disable', { otp: '000000' }],
  ['POST', '/graphql', { query: '{ pages { id } }' }],
  ['POST', '/graphql/system', { query: '{ users { email } }' }],
  ['POST', '/utils/cache/clear'],
]

const get = async (who: Who, path: string) => {
  const headers = {
    cookie: who.cookie ?? '',
    ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
  }
  const answer = await fetch(cms.url + path, { headers })
  return { status: answer.status, text: await answer.text() }
}

const send = (who: Who, [method, path, body]: (typeof REQUESTS)[number]) =>
  method === 'GET' ? get(who, path) : ask(who, method, path, body)

test('without a second factor no token opens anything but the enrolment', async () => {
  const people: Record<string, Record<string, Who>> = {
    editor: { ...(await signInByEveryWay(editor)), 'static token': { token: editor.token } },
    administrator: await signInByEveryWay(cms.administrator),
  }
  for (const [person, ways] of Object.entries(people))
    for (const [way, who] of Object.entries(ways)) {
      expect(who.cookie ?? who.token, `${person}, ${way}`).toBeTruthy()
      for (const request of REQUESTS) {
        const { status, text } = await send(who, request)
        expect(status, `${person}, ${way}: ${request[0]} ${request[1]} ${text}`).toBe(403)
        expect(text).toContain('two-factor')
      }
      // What the Studio reads at its start leads to nobody else.
      const nested = await get(who, '/users/me?fields=id,role.users.email,role.policies.*')
      expect(nested.text).not.toContain('@')
      expect((await get(who, '/policies/me/globals')).text).toContain('"enforce_tfa":true')
    }
})

test('the tokens of the website and of the set-up are no people', async () => {
  const { siteToken, previewToken, adminToken } = tokens
  for (const token of [siteToken, previewToken, adminToken])
    expect((await get({ token }, '/items/pages')).status).toBe(200)
})

test('wrong passwords stop the sender for a while and suspend nobody', async () => {
  const { email, password } = cms.administrator
  const login = (word: string) => ask({}, 'POST', '/auth/login', { email, password: word })
  const wrong = await Promise.all(Array.from({ length: 10 }, () => login(randomUUID())))
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]))
  // The right one is answered as a wrong one, by GraphQL as well.
  expect(await login(password)).toEqual(wrong[0])
  const query = `mutation { auth_login(email: "${email}", password: "${password}") { access_token } }`
  expect((await ask({}, 'POST', '/graphql/system', { query })).text).toContain(
    'INVALID_CREDENTIALS',
  )
  await Promise.all(Array.from({ length: 15 }, () => login(randomUUID())))
  const found = await get({ token: tokens.adminToken }, `/users/me?fields=status,email`)
  expect(JSON.parse(found.text)).toEqual({ data: { status: 'active', email } })
})

test('an editor sets up the second factor in the Studio, and then everything opens', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: cms.url })
  await page.goto('/admin/login')
  await page.getByPlaceholder('Email').fill(editor.email)
  await page.getByPlaceholder('Password').fill(editor.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin\/tfa-setup/)
  await page.locator('input[type=password]').fill(editor.password)
  const generated = page.waitForResponse(/\/tfa\/generate/)
  await page.keyboard.press('Enter')
  const { data } = (await (await generated).json()) as { data: { secret: string } }
  const first = await nextCode(data.secret, '')
  await page.locator('input').last().fill(first)
  const enabled = page.waitForResponse(/\/tfa\/enable/)
  await page.keyboard.press('Enter')
  expect((await enabled).status()).toBe(204)
  await page.close()

  expect((await get({ token: editor.token }, '/items/pages')).status).toBe(200)
  const login = (otp?: string) =>
    ask({}, 'POST', '/auth/login', {
      email: editor.email,
      password: editor.password,
      mode: 'json',
      otp,
    })
  expect((await login()).status).toBe(401)
  const token = parsePair((await login(await nextCode(data.secret, first))).text).access_token
  expect((await get({ token }, '/items/pages')).status).toBe(200)
})
