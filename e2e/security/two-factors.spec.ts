import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { z } from 'zod'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import { request, type Sender } from '../../cms/setup/client.ts'
import { setUpCms } from '../support/servers/set-up.ts'
import { idOf } from '../support/cms.ts'
import { freshCode } from '../support/totp.ts'

const cms = setUpCms('two-factors', { CMS_TWO_FACTORS: 'yes' })
const editor = {
  id: randomUUID(),
  token: randomUUID(),
  role: EDITOR_ROLE,
  status: 'active',
  email: `${randomUUID()}@example.com`,
  password: `kite ${randomUUID()}`,
}

const ask = (sender: Sender, method: string, path: string, body?: object) =>
  request(cms.url, sender, method, path, body)
const get = (sender: Sender, path: string) => ask(sender, 'GET', path)

test.beforeAll(async () => {
  expect((await cms.ask('POST', '/users', editor)).status).toBe(200)
})

type Person = { email: string; password: string }

const administrator = (): Person => ({
  email: cms.secrets.adminEmail,
  password: cms.secrets.adminPassword,
})

const tokensIn = z.object({ access_token: z.string(), refresh_token: z.string().default('') })

/** Every way to get a token with a password and without a second factor. */
async function signInByEveryWay({ email, password }: Person): Promise<Record<string, Sender>> {
  const login = (mode: string) => ask({}, 'POST', '/auth/login', { email, password, mode })
  const refresh = (sender: Sender, body: object) => ask(sender, 'POST', '/auth/refresh', body)
  const query = `mutation { auth_login(email: "${email}", password: "${password}") { access_token } }`
  const graphql = await ask({}, 'POST', '/graphql/system', { query })
  const { access_token: token, refresh_token } = tokensIn.parse((await login('json')).data)
  const refreshed = tokensIn.parse((await refresh({}, { refresh_token, mode: 'json' })).data)
  const renew = `mutation { auth_refresh(refresh_token: "${refreshed.refresh_token}", mode: json) { access_token } }`
  const renewed = await ask({}, 'POST', '/graphql/system', { query: renew })
  const { cookie } = await login('session')
  return {
    'session cookie': { cookie: (await login('session')).cookie },
    'refreshed session cookie': { cookie: (await refresh({ cookie }, { mode: 'session' })).cookie },
    'json token': { token },
    'refreshed token': { token: refreshed.access_token },
    'GraphQL token': { token: tokensIn.parse(graphql.row['auth_login']).access_token },
    'refreshed GraphQL token': { token: tokensIn.parse(renewed.row['auth_refresh']).access_token },
  }
}

function fileOf(name: string): FormData {
  const form = new FormData()
  form.set('file', new File(['Title\nA'], name))
  return form
}

const NUMBERS = { certificate_number: '1/12', admission_number: '1' }
const READ = ['/items/pages', '/items/admission', '/users', '/revisions', '/files']
const REQUESTS: [method: string, path: string, body?: object][] = [
  ...READ.map((path): [string, string] => ['GET', path]),
  ['SEARCH', '/items/pages', { query: { limit: 1 } }],
  ['POST', '/items/notification', { title: 'Written without a second factor' }],
  ['PATCH', '/users/me', { password: `kite ${randomUUID()}` }],
  ['POST', '/users/me/tfa/disable', { otp: '000000' }],
  ['POST', '/shares', { collection: 'pages', item: '1' }],
  ['POST', '/graphql', { query: '{ pages { id } }' }],
  ['POST', '/graphql/system', { query: '{ users { email } }' }],
  ['GET', `/assets/${randomUUID()}`],
  ['POST', '/files', fileOf('a.pdf')],
  ['POST', '/utils/import/book', fileOf('a.csv')],
  ['POST', '/certificate', NUMBERS],
  ['GET', '/site-preview?collection=pages&id=1'],
]

test('without a second factor every token only allows the enrolment', async () => {
  const people: Record<string, Record<string, Sender>> = {
    editor: { ...(await signInByEveryWay(editor)), 'static token': { token: editor.token } },
    administrator: await signInByEveryWay(administrator()),
  }
  for (const [person, ways] of Object.entries(people))
    for (const [way, who] of Object.entries(ways)) {
      expect(who.cookie ?? who.token, `${person}, ${way}`).toBeTruthy()
      for (const [method, path, body] of REQUESTS) {
        const { status, text } = await ask(who, method, path, body)
        expect(status, `${person}, ${way}: ${method} ${path} ${text}`).toBe(403)
        expect(text).toContain('two-factor')
      }
      // What the Studio reads at its start reaches no other user.
      const nested = await get(who, '/users/me?fields=id,role.users.email,role.policies.*')
      expect(nested.text).not.toContain('@')
      expect((await get(who, '/policies/me/globals')).text).toContain('"enforce_tfa":true')
    }
})

test('the token of a share opens the one row that it shares', async () => {
  const [page, other] = (await cms.ask('GET', '/items/pages?fields=id&limit=2')).rows.map(idOf)
  const [role] = (await cms.ask('GET', '/roles?filter[name][_eq]=Administrator')).rows.map(idOf)
  const shared = { name: 'A page', collection: 'pages', item: String(page), role }
  const share = idOf((await cms.ask('POST', '/shares', shared)).row)
  const { data } = await ask({}, 'POST', '/shares/auth', { share, mode: 'json' })
  const token = tokensIn.parse(data).access_token
  const answers = /^\/(items\/pages|files|graphql.*)$/
  for (const [method, path, body] of REQUESTS.filter(([, each]) => !answers.test(each)))
    expect([401, 403], path).toContain((await ask({ token }, method, path, body)).status)
  expect((await get({ token }, '/items/pages?fields=id')).rows.map(idOf)).toEqual([page])
  expect((await get({ token }, `/items/pages/${other}`)).status).toBe(403)
  expect((await get({ token }, '/files')).rows).toEqual([])
  await cms.ask('DELETE', `/shares/${share}`)
})

test('sign-ins and refusals are logged with the account, and nothing that was sent', async () => {
  const query = `mutation { auth_login(email: "${editor.email}", password: "wrong") { access_token } }`
  await ask({}, 'POST', '/graphql/system', { query })
  const entries = () => cms.lines.filter((line) => line.includes('"event":"')).join('\n')
  for (const entry of [
    `"event":"signed-in","account":"${editor.id}"`,
    `"event":"sign-in-failed","account":"${editor.id}"`,
    `"event":"refused","status":403,"method":"POST","path":"/graphql","account":"${editor.id}"`,
  ])
    await expect.poll(entries).toContain(entry)
  for (const sent of [editor.email, editor.password, editor.token, '127.0.0.1'])
    expect(entries()).not.toContain(sent)
})

test('the tokens of the website and of the setup need no second factor', async () => {
  const { siteToken, previewToken, adminToken } = cms.secrets
  for (const token of [siteToken, previewToken, adminToken])
    expect((await get({ token }, '/items/pages')).status).toBe(200)
})

test('wrong passwords block the sender temporarily and suspend no account', async () => {
  const { email, password } = administrator()
  const login = (word: string) => ask({}, 'POST', '/auth/login', { email, password: word })
  // Each attempt costs the processor a second: more at once time out on a busy machine.
  const guess = () => Promise.all(Array.from({ length: 5 }, () => login(randomUUID())))
  const wrong = [...(await guess()), ...(await guess())]
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]))
  // The right one gets the same response as a wrong one.
  const { status, text } = await login(password)
  expect({ status, text }).toEqual({ status: wrong[0]?.status, text: wrong[0]?.text })
  for (let time = 1; time <= 3; time += 1) await guess()
  const found = await cms.ask('GET', '/users/me?fields=status,email')
  expect(found.data).toEqual({ status: 'active', email })
})

test('an editor sets up the second factor in the Studio, and then has access', async ({
  browser,
}) => {
  const signedIn = await signInByEveryWay(editor)
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
  const code = await freshCode(data.secret)
  await page.locator('input').last().fill(code)
  const enabled = page.waitForResponse(/\/tfa\/enable/)
  await page.keyboard.press('Enter')
  expect((await enabled).status()).toBe(204)
  await page.close()

  for (const sender of [{ token: editor.token }, ...Object.values(signedIn)])
    for (const path of ['/items/pages', '/files'])
      expect((await get(sender, path)).status).toBe(200)
  const { email, password } = editor
  const login = (otp?: string) =>
    ask({}, 'POST', '/auth/login', { email, password, mode: 'json', otp })
  expect((await login()).status).toBe(401)
  const next = await freshCode(data.secret)
  const session = { email, password, mode: 'session', otp: next }
  const { cookie } = await ask({}, 'POST', '/auth/login', session)
  expect((await login(next)).status).toBe(401)
  expect((await get({ cookie }, '/items/pages')).status).toBe(200)

  // Without the factor again, every token that was open only allows the enrolment.
  expect((await cms.ask('POST', `/users/${editor.id}/tfa/disable`)).status).toBe(204)
  const senders = [{ cookie }, { token: editor.token }, ...Object.values(signedIn)]
  for (const sender of senders) expect((await get(sender, '/items/pages')).status).toBe(403)
})
