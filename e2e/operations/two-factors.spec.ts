import { expect, test } from '@playwright/test'
import { askServed } from '../support/ask-served.ts'
import { exchange, newPassword } from '../support/given-password.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { readTokens } from '../support/instance.ts'
import { serveCms, type ServedCms } from '../support/served-cms.ts'
import { nextCode } from '../support/totp.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000, retries: 0 })

let copy: InstanceCopy
let cms: ServedCms
let administrator: ServedCms['administrator']

test.beforeAll(async () => {
  copy = await copyInstance('two-factors')
  cms = await serveCms(copy, { CMS_TWO_FACTORS: 'yes' })
  administrator = { ...cms.administrator, password: newPassword() }
  expect((await exchange(cms, cms.administrator, administrator.password)).status).toBe(200)
})
test.afterAll(async () => {
  await cms.stop()
  await copy.remove()
})

const post = (path: string, body: object, cookie = '') =>
  askServed(cms, 'POST', path, body, { cookie })

const signIn = async (otp?: string) =>
  (await post('/auth/login', { ...administrator, mode: 'session', otp })).cookie

test('the Studio leads whoever has no second factor to it, and to nothing else', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: cms.url })
  await page.goto('/admin/login')
  await page.getByPlaceholder('Email').fill(administrator.email)
  await page.getByPlaceholder('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin\/tfa-setup/)
  await page.goto('/admin/content/admission')
  await page.waitForURL(/\/admin\/tfa-setup/)
  await page.close()
})

test('everybody needs a code, by whatever way they ask; programs have their tokens', async () => {
  const early = await signIn()
  const ask = (path: string, headers: Record<string, string>) => fetch(cms.url + path, { headers })
  const closed = ['/items/admission', '/items/pages', '/users', '/files', '/activity', '/revisions']
  for (const path of closed) {
    const answer = await ask(path, { cookie: early })
    expect(await answer.text(), path).toContain('second factor')
    expect(answer.status).toBe(403)
  }
  const query = { query: '{ pages { id } }' }
  expect((await post('/graphql', query, early)).status).toBe(403)
  // A session that is renewed is no other.
  const { cookie } = await post('/auth/refresh', { mode: 'session' }, early)
  expect((await ask('/items/pages', { cookie })).status).toBe(403)
  const { siteToken } = await readTokens(copy.dataDir)
  const bearer = { authorization: `Bearer ${siteToken}` }
  expect((await ask('/items/pages', bearer)).status).toBe(200)

  const { password } = administrator
  const given = await post('/users/me/tfa/generate', { password }, cookie)
  const { data } = JSON.parse(given.text) as { data: { secret: string } }
  const first = await nextCode(data.secret, '')
  const enable = { secret: data.secret, otp: first }
  expect((await post('/users/me/tfa/enable', enable, cookie)).status).toBe(204)
  expect((await ask('/items/pages', { cookie })).status).toBe(200)
  expect(await signIn()).toBe('')
  const late = await signIn(await nextCode(data.secret, first))
  expect((await ask('/items/pages', { cookie: late })).status).toBe(200)
})
