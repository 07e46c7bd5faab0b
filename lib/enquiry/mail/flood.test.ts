import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMailServer, type MailServer } from '../../../e2e/support/mail-server.ts'

jest.mock('../../server/log.ts', () => ({
  log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
}))

const environment: Record<string, string> = {}
jest.mock('../../server/environment.ts', () => ({ siteEnvironment: () => environment }))

const RECEIVED = Date.parse('2026-11-21T09:34:00Z')

let server: MailServer
let folder = ''
beforeEach(async () => {
  server = await startMailServer()
  folder = mkdtempSync(path.join(tmpdir(), 'flood-'))
  Object.assign(environment, {
    DATA_DIR: folder,
    CMS_URL: 'http://127.0.0.1:8055',
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    OFFICE_EMAIL: 'office@school.example',
  })
  jest.useFakeTimers({ now: RECEIVED, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Fresh modules, as after a restart of the site. */
async function restart() {
  jest.resetModules()
  const letters = await import('../outbox/mail-queue.ts')
  const { createSender } = await import('./send.ts')
  return { ...letters, sendDue: createSender() }
}

const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)

const enquiryAt = (number: number) => ({
  id: `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`,
  collection: number % 2 ? ('admission' as const) : ('admission_form' as const),
})

test('a flood is at most 20 e-mails in any hour, restarts included, and no enquiry is left out', async () => {
  let { enqueueMail, getMailQueueState, sendDue } = await restart()
  const sentAt: number[] = []
  // 480 enquiries in two hours, and two restarts.
  for (let minute = 0; minute < 150; minute += 1) {
    if (minute === 25 || minute === 75)
      ({ enqueueMail, getMailQueueState, sendDue } = await restart())
    if (minute < 120)
      for (let each = 0; each < 4; each += 1)
        enqueueMail(enquiryAt(minute * 4 + each), Date.now() + each)
    await sendDue()
    while (sentAt.length < server.received.length) sentAt.push(Date.now())
    wait(60_000)
  }
  const inHourBefore = (end: number) =>
    sentAt.filter((time) => time > end - 3_600_000 && time <= end).length
  const most = Math.max(...sentAt.map(inHourBefore))
  expect(most).toBeGreaterThan(15)
  expect(most).toBeLessThanOrEqual(20)
  expect(getMailQueueState()?.pending).toBe(0)
  const counts = server.received.map(({ subject = '' }) =>
    Number(/^(\d+) new/.exec(subject)?.[1] ?? 1),
  )
  expect(counts.reduce((sum, count) => sum + count)).toBe(480)
}, 30_000)

test('a digest says how many came since when, by which form, and nothing of the families', async () => {
  const { enqueueMail, sendDue } = await restart()
  for (let number = 0; number < 37; number += 1) enqueueMail(enquiryAt(number), RECEIVED)
  await sendDue()
  expect(server.received).toHaveLength(1)
  const [digest] = server.received
  expect(digest?.subject).toBe('37 new enquiries since 3:04 pm')
  expect(digest?.text).toContain(
    'First reply promised by: Sunday, 22 November 2026 at 3:04 pm IST\n',
  )
  expect(digest?.text).toMatch(/\n18 by .*\n.*\/admin\/content\/admission\n/)
  expect(digest?.text).toMatch(/\n19 by .*\n.*\/admin\/content\/admission_form\n/)
})
