import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { requireEnv } from '../support/require-env.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpServer } from '../support/servers/set-up.ts'

const CANARY = 'Asha Devi 0718293645'

const site = setUpServer('refusals', (copy) =>
  serveSite(copy, requireEnv('E2E_CMS_URL'), {
    ...{ PREVIEW_SECRET: 'secret', CMS_PREVIEW_TOKEN: 'token' },
  }),
)

const asked = `?name=${encodeURIComponent(CANARY)}`
const text = { method: 'POST', body: CANARY, headers: { 'content-type': 'text/plain' } }

function formFrom(origin: string): RequestInit {
  const body = new FormData()
  body.append('student_name', CANARY)
  return { method: 'POST', body, headers: { origin } }
}

type Attempt = [what: string, event: string, status: number, path: string, init?: () => RequestInit]

const attempts: Attempt[] = [
  [
    ...(['a form from elsewhere', 'post-refused', 403, '/TakeAdmission'] as const),
    () => formFrom('https://evil.example'),
  ],
  [
    ...(['a form that is none of ours', 'post-refused', 400, '/TakeAdmission'] as const),
    () => formFrom(site.url),
  ],
  ['a post of another kind', 'post-refused', 415, '/', () => text],
  ['a preview without a signature', 'preview-refused', 403, `/preview/Curriculum${asked}`],
  ['a draft without a signature', 'preview-refused', 403, `/preview/assets/x/${randomUUID()}`],
  ['a hint without the secret', 'hint-refused', 401, '/api/revalidate', () => text],
]

const refusals = () => site.lines.filter((line) => line.includes('-refused"'))

for (const [what, event, status, path, init] of attempts) {
  test(`${what} is rejected and logged without content`, async () => {
    const before = refusals().length
    expect((await fetch(site.url + path, init?.())).status).toBe(status)
    await expect.poll(() => refusals().length).toBe(before + 1)
    expect(refusals().at(-1)).toContain(`"event":"${event}","status":${status}`)
    expect(site.lines.join('\n')).not.toMatch(/Asha|0718293645/)
  })
}

test('control: a successful request has no such log line', async () => {
  const before = refusals().length
  for (const path of ['/', '/no-such-page', `/search${asked}`]) await fetch(site.url + path)
  expect(refusals()).toHaveLength(before)
})
