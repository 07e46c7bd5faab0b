import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { requireEnv } from '../support/require-env.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpServer } from '../support/servers/set-up.ts'

const CANARY = 'Asha Devi 0718293645'

const site = setUpServer('refusals', (copy) =>
  serveSite(copy, requireEnv('E2E_CMS_URL'), {
    PREVIEW_SECRET: 'secret',
    CMS_PREVIEW_TOKEN: 'token',
  }),
)

const asked = `?name=${encodeURIComponent(CANARY)}`
const text = { method: 'POST', body: CANARY, headers: { 'content-type': 'text/plain' } }

function formFrom(origin: string, field = 'student_name'): RequestInit {
  const body = new FormData()
  body.append(field, CANARY)
  return { method: 'POST', body, headers: { origin } }
}

type Attempt = [what: string, event: string, status: number, path: string, init?: () => RequestInit]

const attempts: Attempt[] = [
  [
    'a form from elsewhere',
    'post-refused',
    403,
    '/TakeAdmission',
    () => formFrom('https://evil.example'),
  ],
  [
    'a form that is none of ours',
    'post-refused',
    400,
    '/TakeAdmission',
    () => formFrom(site.url, 'message'),
  ],
  ['a post of another kind', 'post-refused', 415, '/', () => text],
  ['a preview without a signature', 'preview-refused', 403, `/preview/Curriculum${asked}`],
  ['a draft without a signature', 'preview-refused', 403, `/preview/assets/x/${randomUUID()}`],
  ['a hint without the secret', 'hint-refused', 401, '/api/revalidate', () => text],
]

const refusals = () => site.lines.filter((line) => line.includes('-refused"'))

test('each refusal is logged without content, and nothing else is', async () => {
  for (const path of ['/', '/no-such-page', `/search${asked}`]) await fetch(site.url + path)
  expect(refusals()).toHaveLength(0)
  for (const [index, [what, event, status, path, init]] of attempts.entries()) {
    expect((await fetch(site.url + path, init?.())).status, what).toBe(status)
    await expect.poll(() => refusals().length, what).toBe(index + 1)
    expect(refusals().at(-1)).toContain(`"event":"${event}","status":${status}`)
  }
  expect(site.lines.join('\n')).not.toMatch(/Asha|0718293645/)
})
