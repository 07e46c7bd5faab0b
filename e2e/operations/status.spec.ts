import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { conditions } from '../../lib/health/conditions.ts'
import { askCms } from '../support/cms.ts'
import { runToEnd } from '../support/servers/command.ts'
import { startMailServer, type MailServer } from '../support/servers/mail-server.ts'
import { parseMetrics } from '../support/servers/metrics.ts'
import { setUpSite } from '../support/servers/set-up.ts'

const TEN_MINUTES = 600_000

const site = setUpSite('status')
let mail: MailServer
test.beforeAll(async () => void (mail = await startMailServer()))
test.afterAll(() => mail.close())

const runStatus = (...args: string[]) =>
  runToEnd(
    'status',
    {
      ...site.copy.variables,
      ...{ PORT: new URL(site.url).port, CMS_URL: site.cms.url, OFFICE_EMAIL: 'o@school.example' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, ALERT_EMAIL: 'admin@school.example' },
    },
    { args },
  )

/** Makes the stored state of the alerts ten minutes older. */
async function letTimePass(): Promise<void> {
  const file = join(site.copy.dataDir, 'alerts.json')
  const older = (_: string, name: string, time: string) => `"${name}":${Number(time) - TEN_MINUTES}`
  const memory = await readFile(file, 'utf8')
  await writeFile(file, memory.replace(/"(since|sentAt)":(\d+)/g, older))
}

/** The line of a subject, with its advice if it is not in order. */
const lineOf = (output: string, subject: string) =>
  new RegExp(`^[ !] ${subject} .*(?:\n +-> .*)?`, 'm').exec(output)?.[0] ?? ''

test('a website in order has no action', async () => {
  const { code, output } = await runStatus()
  expect(output).toMatch(/^ {2}Version +\d+\.\d+\.\d+, build \S+, Directus 12\./m)
  expect(lineOf(output, 'Website')).toContain('answers')
  expect(lineOf(output, 'Accounts')).toMatch(/[1-3] of 3 seats used$/)
  // The sample content may have a document that expires now.
  expect(output.match(/^! (?!Deadlines)/gm)).toBeNull()
  expect([0, 1]).toContain(code)
  const { output: json } = await runStatus('--json')
  expect(JSON.parse(json)).toContainEqual({ subject: 'CMS', what: 'answers', action: null })
})

test('a lasting outage of the CMS is announced once by e-mail, with advice', async () => {
  await site.cms.fail('refused')
  await expect.poll(async () => (await runStatus()).code).toBe(1)
  const { output } = await runStatus()
  expect(lineOf(output, 'CMS')).toBe(
    `! CMS          ${conditions['cms-down']?.what}\n               -> ${conditions['cms-down']?.todo}`,
  )
  expect((await runStatus('--alert')).last).toMatch(/^To do: .*cms-down.*\.$/)
  expect(mail.received).toHaveLength(0)
  await letTimePass()
  expect((await runStatus('--alert')).last).toMatch(/An e-mail was sent/)
  await letTimePass()
  await runStatus('--alert')
  const ours = mail.received.filter(({ text }) =>
    text.includes(conditions['cms-down']?.what ?? '-'),
  )
  expect(ours).toHaveLength(1)
  expect(ours[0]?.to).toEqual(['admin@school.example'])
  expect(ours[0]?.text).toContain(`What to do: ${conditions['cms-down']?.todo}`)
  await site.cms.fail(null)
})

test('the administrator sees it in the CMS', async () => {
  await expect.poll(async () => (await runStatus('--alert')).last).not.toContain('cms-down')
  const { row } = await askCms('GET', '/items/website_status')
  expect(String(row['state'])).toMatch(/^Website: answers$/m)
  expect(Date.now() - Date.parse(String(row['checked_at']))).toBeLessThan(TEN_MINUTES)
})

test('Prometheus gets the same conditions', async () => {
  const response = await fetch(`${site.url}/api/metrics`)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const metrics = parseMetrics(await response.text())
  for (const name of Object.keys(conditions))
    expect(metrics.get(`school_website_condition{condition="${name}"}`), name).toBe(0)
  expect(metrics.get('school_website_responses_total{code="2xx"}')).toBeGreaterThan(0)
})

test('a website that is down is reported', async () => {
  await site.stop()
  const { code, output } = await runStatus()
  expect(code).toBe(1)
  expect(lineOf(output, 'Website')).toContain(`does not answer at ${site.url}`)
  expect(lineOf(output, 'Disk')).toContain('GB free')
  await site.start()
})

test('a wrong option and a folder without a website are explained', async () => {
  expect((await runStatus('--mail')).last).toMatch(/^Write npm run status/)
  const { last } = await runToEnd('status', { DATA_DIR: '/nonexistent/data' })
  expect(last).toMatch(/^There is no website in \/nonexistent\/data/)
})
