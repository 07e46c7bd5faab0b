import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { ENQUIRY_COLLECTIONS } from '../../cms/model/index.ts'
import { OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { call } from '../support/call.ts'
import { asRole } from '../support/colleague.ts'
import { requireEnv } from '../support/require-env.ts'
import { askAs, sendAccountForm, signIn, withColleague } from '../support/signed-in.ts'

const asAdministrator = (method: string, path: string, body: object) =>
  call(requireEnv('E2E_CMS_ADMIN_TOKEN'), method, path, body)

const json = (method: string, body: object) => ({
  ...{ method, headers: { 'content-type': 'application/json' } },
  body: JSON.stringify(body),
})

const guessable = {
  'is too short': 'Kx9-Tq2mLp',
  'others have lost': 'q1w2e3r4t5y6u7i8',
  "is the school's name": 'Palash-Vidya-Niketan-2026',
}

for (const [which, password] of Object.entries(guessable)) {
  test(`a password that ${which} is given to nobody, by no way, and not repeated`, async () => {
    await withColleague(async ({ id }) => {
      const person = { email: `${randomUUID()}@example.com`, password }
      const role = { name: 'None', users: { create: [person], update: [], delete: [] } }
      const answers = [
        await asAdministrator('POST', '/users', person),
        await asAdministrator('POST', '/users', [person]),
        await asAdministrator('PATCH', `/users/${id}`, { password }),
        await asAdministrator('PATCH', '/users', { keys: [id], data: { password } }),
        // Directus's own rule about passwords does not look this deep.
        await asAdministrator('POST', '/roles', role),
      ]
      for (const { status, text } of answers) {
        expect(status, text).toBe(400)
        expect(text).toContain('have nothing to do with each other')
        expect(text).not.toContain(password)
      }
    })
  })
}

test('words that others use, put together by chance, are a password', async () => {
  await withColleague(async ({ id, email }) => {
    const password = 'palash trees bloom beside my window'
    expect((await asAdministrator('PATCH', `/users/${id}`, { password })).status).toBe(200)
    expect(await signIn(email, password)).not.toBeNull()
  })
})

test('by what somebody signs in is changed with the password that they have, and ends their sessions', async () => {
  await withColleague(async ({ id, email, password }) => {
    const [here, elsewhere] = [await signIn(email, password), await signIn(email, password)]
    for (const path of ['/users/me', `/users/${id}`])
      for (const change of [{ password: randomUUID() }, { email: 'x@example.com' }]) {
        const { status, text } = await askAs(here, path, json('PATCH', change))
        expect(status).toBe(400)
        expect(text).toContain('/account')
      }
    const next = `kite ${randomUUID()}`
    expect((await sendAccountForm(null, { current: password, password: next })).status).toBe(403)
    expect((await sendAccountForm(here, { password: next })).status).toBe(403)
    expect((await sendAccountForm(here, { current: next, password: next })).status).toBe(403)
    const weak = await sendAccountForm(here, { current: password, password: email })
    expect(weak.status).toBe(400)
    expect(weak.text).toContain('easily guessed')
    expect(await signIn(email, next)).toBeNull()
    expect((await askAs(elsewhere, '/users/me')).status).toBe(200)

    expect((await sendAccountForm(here, { current: password, password: next })).status).toBe(200)
    for (const cookie of [here, elsewhere])
      expect((await askAs(cookie, '/users/me')).status).not.toBe(200)
    expect(await signIn(email, password)).toBeNull()
    const anew = await signIn(email, next)
    const address = `${randomUUID()}@example.com`
    expect((await sendAccountForm(anew, { current: next, email: address })).status).toBe(200)
    expect(await signIn(address, next)).not.toBeNull()
  })
})

test('people see where they are signed in, and end it with their password', async () => {
  await withColleague(async ({ email, password }) => {
    const here = await signIn(email, password)
    const elsewhere = await signIn(email, password)
    const page = await askAs(here, '/account')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const keyed = /value="([0-9a-f]{32})"> (Here)?/g
    const sessions = [...page.text.matchAll(keyed)].map(([, key = '', isHere]) => ({ key, isHere }))
    expect(sessions.map(({ isHere }) => isHere).sort()).toEqual(['Here', undefined])
    const ended = sessions.find(({ isHere }) => !isHere)?.key ?? ''

    expect((await sendAccountForm(here, { ended })).status).toBe(403)
    expect((await askAs(elsewhere, '/users/me')).status).toBe(200)
    expect((await sendAccountForm(here, { current: password, ended })).status).toBe(200)
    expect((await askAs(elsewhere, '/users/me')).status).not.toBe(200)
    expect((await askAs(here, '/users/me')).status).toBe(200)
  })
})

test('who guesses at the password of a computer that is signed in is signed out', async () => {
  await withColleague(async ({ email, password }) => {
    const here = await signIn(email, password)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await sendAccountForm(here, { current: `guess ${tries}` })).status).toBe(403)
    expect((await sendAccountForm(here, { current: password })).status).not.toBe(200)
    expect((await askAs(here, '/users/me')).status).not.toBe(200)
  })
})

test('the office changes what the form of an enquiry leaves open, by no way more', async () => {
  const id = randomUUID()
  const none = { query: { filter: { age: { _eq: -1 } } } }
  await asRole(OFFICE_ROLE, async (token) => {
    for (const collection of ENQUIRY_COLLECTIONS) {
      const path = `/items/${collection}`
      const change = (at: string, body: object) => call(token, 'PATCH', at, body)
      for (const facts of [{ reply_by: null }, { suspected: null, stage: 'new' }]) {
        const answers = [
          await change(`${path}/${id}`, facts),
          await change(path, { keys: [id], data: facts }),
          await change(path, [{ id, ...facts }]),
        ]
        for (const { status, text } of answers) {
          expect(status, text).toBe(403)
          expect(text).toContain('stay as they are')
        }
      }
      const open = { stage: 'new', notes: 'Called', age: 5 }
      expect((await change(path, { ...none, data: open })).status).toBe(200)
    }
  })
})
