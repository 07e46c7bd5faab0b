import { expect, test } from '@playwright/test'
import { askAs, signIn, withColleague, type Colleague } from '../support/signed-in.ts'
import { nextCode, totp } from '../support/totp.ts'

const post = (cookie: string | null, path: string, body: object) =>
  askAs(cookie, path, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(body),
  })

const OWN_CHOICE = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

async function withFactor(
  work: (colleague: Colleague, secret: string, code: string) => Promise<void>,
): Promise<void> {
  await withColleague(async (colleague) => {
    const cookie = await signIn(colleague.email, colleague.password)
    const { password } = colleague
    const given = await post(cookie, '/users/me/tfa/generate', { password })
    const { secret } = (JSON.parse(given.text) as { data: { secret: string } }).data
    const otp = totp(secret)
    expect((await post(cookie, '/users/me/tfa/enable', { secret, otp })).status).toBe(204)
    await work(colleague, secret, otp)
  })
}

test('a second factor is put in with the password, and with no secret of their own choice', async () => {
  await withColleague(async ({ email, password }) => {
    const cookie = await signIn(email, password)
    const wrong = await post(cookie, '/users/me/tfa/generate', { password: 'another' })
    expect(wrong.status).toBe(401)
    const chosen = { secret: OWN_CHOICE, otp: totp(OWN_CHOICE) }
    expect((await post(cookie, '/users/me/tfa/enable', chosen)).status).toBe(400)
    const mutation = `mutation { users_me_tfa_enable(otp: "${totp(OWN_CHOICE)}", secret: "${OWN_CHOICE}") }`
    const { text } = await post(cookie, '/graphql/system', { query: mutation })
    expect(text).toContain('errors')
    expect(await signIn(email, password)).not.toBeNull()
  })
})

test('a code opens the CMS once', async () => {
  test.setTimeout(180_000)
  await withFactor(async ({ email, password }, secret, first) => {
    expect(await signIn(email, password)).toBeNull()
    // The one that it was put in with is used, too.
    expect(await signIn(email, password, first)).toBeNull()
    const code = await nextCode(secret, first)
    const cookie = await signIn(email, password, code)
    expect(cookie).not.toBeNull()
    expect(await signIn(email, password, code)).toBeNull()
    expect((await post(cookie, '/users/me/tfa/disable', { otp: code })).status).toBe(400)
    const other = await nextCode(secret, code)
    expect((await post(cookie, '/users/me/tfa/disable', { otp: other })).status).toBe(204)
    expect(await signIn(email, password)).not.toBeNull()
  })
})
