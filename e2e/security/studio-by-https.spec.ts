import { expect, test } from '@playwright/test'
import { serveCms } from '../support/served-cms.ts'
import { setUpServer } from '../support/set-up.ts'

const cms = setUpServer('studio-by-https', (copy) =>
  serveCms(copy, { STUDIO_URL: 'https://cms.school.example' }),
)

async function signIn(mode: 'session' | 'cookie') {
  const answer = await fetch(`${cms.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ ...cms.administrator, mode }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()
}

test('a sign-in by https gets cookies for https and for that host only', async () => {
  const cookies = [...(await signIn('session')), ...(await signIn('cookie'))]
  const names = cookies.map((cookie) => cookie.split('=', 1).join(''))
  expect(names.sort()).toEqual(['__Host-refresh', '__Host-session'])
  for (const cookie of cookies) {
    const said = cookie.split('; ').slice(1)
    expect(said).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
    expect(cookie).not.toMatch(/domain=/i)
  }
})

test('with its cookie the CMS knows them', async () => {
  const [cookie = ''] = await signIn('session')
  const ask = (text: string) => fetch(`${cms.url}/users/me`, { headers: { cookie: text } })
  const [own = ''] = cookie.split(';')
  expect((await ask(own)).status).toBe(200)
  const old = own.replace('__Host-session', 'directus_session_token')
  expect((await ask(old)).status).not.toBe(200)
})
