import path from 'node:path'
import { startMailServer, type MailServer } from '../../../e2e/support/servers/mail-server.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { parseMailServer } from '../../server/values.ts'
import { forgetModules } from '../../testing/restart.ts'

const logged: Record<string, unknown>[] = []
const write = (entry: Record<string, unknown>) => void logged.push(entry)
jest.mock('../../server/log.ts', () => ({ log: { info: write, warn: write, error: write } }))

const environment: Record<string, unknown> = {}
jest.mock('../../server/environment.ts', () => ({
  siteEnvironment: () => environment,
  studioUrl: () => environment['STUDIO_URL'] ?? environment['CMS_URL'],
}))

jest.mock('../enqueue.ts', () => ({
  getReplyDeadline: () => Promise.resolve({ replyBy: (at: number) => new Date(at + 86_400_000) }),
}))

const RECEIVED = Date.parse('2026-11-21T09:34:00Z')

const root = temporaryFolder()
let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
  Object.assign(environment, {
    DATA_DIR: path.join(root, crypto.randomUUID()),
    CMS_URL: 'http://127.0.0.1:8055',
    SMTP_URL: parseMailServer(`smtp://127.0.0.1:${server.port}`),
    OFFICE_EMAIL: ['office@school.example', 'head@school.example'],
  })
  logged.length = 0
  jest.useFakeTimers({ now: RECEIVED, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
  for (const name of Object.keys(environment)) delete environment[name]
})

const idOf = (number: number) => `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`
const messageIdOf = (number: number) => `<enquiry-${idOf(number)}@school.example>`

/** New modules, as after a restart of the site. */
async function restart() {
  forgetModules()
  const { addEnquiry } = await import('../outbox/enquiries.ts')
  const { sendDueMails: sendDue } = await import('./send.ts')
  const { areMailsRefused } = await import('../../server/mail-state.ts')
  /** Odd numbers use the quick form. */
  const receive = (number: number, at = RECEIVED) => {
    const collection = number % 2 ? 'admission' : 'admission_form'
    addEnquiry({ id: idOf(number), collection, item: { student_name: 'Asha' } }, at, true)
  }
  return { ...(await import('../outbox/state.ts')), receive, sendDue, areMailsRefused }
}

const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)
const events = () => logged.map(({ event }) => event)

test('an e-mail that the server defers is retried after growing delays', async () => {
  const { receive, sendDue } = await restart()
  server.answer(451)
  receive(1)
  await sendDue()
  for (const delay of [5_000, 10_000, 20_000]) {
    wait(delay - 1)
    const before = server.offers()
    await sendDue()
    expect(server.offers()).toBe(before)
    wait(1)
    await sendDue()
    expect(server.offers()).toBe(before + 1)
  }
  server.answer(250)
  wait(40_000)
  await sendDue()
  expect(server.received).toHaveLength(1)
})

test('after a final rejection all e-mails wait for the maximum delay', async () => {
  const { receive, sendDue } = await restart()
  server.answer(550)
  receive(1)
  receive(3)
  await sendDue()
  wait(15 * 60_000 - 1)
  await sendDue()
  expect(server.offers()).toBe(1)
  server.answer(250)
  wait(1)
  await sendDue()
  expect(server.received.map(({ messageId }) => messageId)).toEqual([messageIdOf(1)])
  expect(events()).toEqual(['mail-refused', 'mail-sent'])
})

test('a refusal is a condition at once, a server that is down after five minutes and without any e-mail', async () => {
  const { receive, sendDue, areMailsRefused } = await restart()
  await sendDue()
  expect(areMailsRefused()).toBe(false)
  server.answer(550)
  receive(1)
  await sendDue()
  expect(areMailsRefused()).toBe(true)
  server.answer(250)
  wait(15 * 60_000)
  await sendDue()
  expect(areMailsRefused()).toBe(false)
  const { sendDue: sendWithoutServer } = await restart()
  await server.close()
  await sendWithoutServer()
  expect(areMailsRefused()).toBe(false)
  wait(5 * 60_000 + 1)
  expect(areMailsRefused()).toBe(true)
})

test('an e-mail about an enquiry of three days ago is deleted', async () => {
  const { receive, getMailQueueState, sendDue } = await restart()
  receive(1)
  receive(3, RECEIVED + 1)
  wait(3 * 24 * 3_600_000 + 1)
  await sendDue()
  expect(server.received).toHaveLength(1)
  expect(getMailQueueState()).toEqual({ pending: 0, oldestSeconds: 0, notices: 0 })
  expect(logged[0]).toEqual({ event: 'mails-expired', count: 1 })
})

test('a clock that has jumped since its last reading deletes none', async () => {
  const { receive, sendDue } = await restart()
  const { inOutbox } = await import('../outbox/enquiries.ts')
  const { isClockBelieved } = await import('../outbox/erasure.ts')
  inOutbox(isClockBelieved)
  receive(1)
  wait(550 * 24 * 3_600_000)
  await sendDue()
  expect(server.received).toHaveLength(1)
})

test('the addresses of the CMS and of the sender can be set; without a mail server nothing is sent', async () => {
  const [STUDIO_URL, MAIL_FROM] = ['https://cms.school.example', 'website@school.example']
  Object.assign(environment, { STUDIO_URL, MAIL_FROM })
  const { receive, getMailQueueState, sendDue } = await restart()
  receive(1)
  await sendDue()
  expect(server.received[0]?.from).toBe(MAIL_FROM)
  expect(server.received[0]?.text).toContain(`${STUDIO_URL}/admin/content/admission/${idOf(1)}\n`)
  delete environment.SMTP_URL
  receive(3)
  await sendDue()
  expect(server.received).toHaveLength(1)
  expect(getMailQueueState()).toBeNull()
})

test('a flood is at most 20 e-mails in an hour, about every enquiry', async () => {
  const { receive, getMailQueueState, sendDue } = await restart()
  for (let minute = 0; minute < 60; minute += 1) {
    for (let each = 0; each < 4; each += 1) receive(minute * 4 + each, Date.now())
    await sendDue()
    wait(60_000)
  }
  expect(server.received).toHaveLength(20)
  await sendDue()
  expect(getMailQueueState()?.pending).toBe(0)
  const counts = server.received.map(({ subject }) => Number(/^(\d+) new/.exec(subject)?.[1] ?? 1))
  expect(counts.reduce((sum, count) => sum + count)).toBe(240)
})

test('one e-mail lists all enquiries that wait, without personal data', async () => {
  const { receive, sendDue } = await restart()
  receive(1)
  receive(2, RECEIVED + 60_000)
  await sendDue()
  const [mail] = server.received
  expect(mail?.subject).toBe('2 new enquiries: reply by Sunday, 22 November 2026 at 3:04 pm IST')
  for (const line of [
    'Saturday, 21 November 2026 at 3:04 pm IST, by the quick form',
    `http://127.0.0.1:8055/admin/content/admission/${idOf(1)}\n`,
    'Saturday, 21 November 2026 at 3:05 pm IST, by the form of the Take Admission page',
    `http://127.0.0.1:8055/admin/content/admission_form/${idOf(2)}\n`,
    'Reply by: Sunday, 22 November 2026 at 3:04 pm IST\n',
  ])
    expect(mail?.text).toContain(line)
  expect(mail?.raw).not.toContain('Asha')
})
