import { expect, test } from '@playwright/test'
import { askServed } from '../support/ask-served.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { serveCms, type ServedCms } from '../support/served-cms.ts'
import { nextCode, totp } from '../support/totp.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000, retries: 0 })

const OWN_CHOICE = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

let copy: InstanceCopy
let cms: ServedCms

test.beforeAll(async () => {
  copy = await copyInstance('second-factor')
  cms = await serveCms(copy, {})
})
test.afterAll(async () => {
  await cms.stop()
  await copy.remove()
})

const post = (path: string, body: object, cookie = '') =>
  askServed(cms, 'POST', path, body, { cookie })

const signIn = async (otp?: string) =>
  (await post('/auth/login', { ...cms.administrator, mode: 'session', otp })).cookie

test('a second factor is put in with the password, and with no secret of their own choice', async () => {
  const cookie = await signIn()
  const wrong = await post('/users/me/tfa/generate', { password: 'another' }, cookie)
  expect(wrong.status).toBe(401)
  const otp = totp(OWN_CHOICE)
  const chosen = await post('/users/me/tfa/enable', { secret: OWN_CHOICE, otp }, cookie)
  expect(chosen).toMatchObject({ status: 400, text: expect.stringContaining('start again') })
  const query = `mutation { users_me_tfa_enable(otp: "${totp(OWN_CHOICE)}", secret: "${OWN_CHOICE}") }`
  expect((await post('/graphql/system', { query }, cookie)).text).toContain('start again')
  expect(await signIn()).not.toBe('')
})

test('a code opens the CMS once', async () => {
  const early = await signIn()
  const { password } = cms.administrator
  const given = await post('/users/me/tfa/generate', { password }, early)
  const { secret } = (JSON.parse(given.text) as { data: { secret: string } }).data
  const first = await nextCode(secret, '')
  expect((await post('/users/me/tfa/enable', { secret, otp: first }, early)).status).toBe(204)
  expect(await signIn()).toBe('')
  // The one that it was put in with is used, too.
  expect(await signIn(first)).toBe('')
  const code = await nextCode(secret, first)
  const cookie = await signIn(code)
  expect(cookie).not.toBe('')
  expect(await signIn(code)).toBe('')
  expect((await post('/users/me/tfa/disable', { otp: code }, cookie)).status).toBe(400)
  const other = await nextCode(secret, code)
  expect((await post('/users/me/tfa/disable', { otp: other }, cookie)).status).toBe(204)
  expect(await signIn()).not.toBe('')
})
