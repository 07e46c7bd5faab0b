import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMailServer, type MailServer } from '../../../e2e/support/mail-server.ts'

const logged: Record<string, unknown>[] = []
const write = (entry: Record<string, unknown>) => void logged.push(entry)
jest.mock('../../server/log.ts', () => ({ log: { info: write, warn: write, error: write } }))

const environment: Record<string, string> = {}
jest.mock('../../server/environment.ts', () => ({ siteEnvironment: () => environment }))

const ID = '11111111-2222-4333-8444-555555555555'
const OTHER_ID = '22222222-2222-4333-8444-555555555555'
const RECEIVED = Date.parse('2026-11-21T09:34:00Z')

let server: MailServer
let folder = ''
beforeEach(async () => {
  server = await startMailServer()
  folder = mkdtempSync(path.join(tmpdir(), 'letters-'))
  Object.assign(environment, {
    DATA_DIR: folder,
    CMS_URL: 'http://127.0.0.1:8055',
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    OFFICE_EMAIL: 'office@school.example, head@school.example',
  })
  logged.length = 0
  jest.useFakeTimers({ now: RECEIVED, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
  rmSync(folder, { recursive: true })
  for (const name of Object.keys(environment)) delete environment[name]
})

/** Fresh modules, as after a restart of the site. */
async function restart() {
  jest.resetModules()
  const letters = await import('../outbox/mail-queue.ts')
  const { createSender } = await import('./send.ts')
  return { ...letters, sendDue: createSender() }
}

const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)
const events = () => logged.map(({ event }) => event)

test('an enquiry leads to one letter, which says what the office needs and nothing of the family', async () => {
  const { enqueueMail, getMailQueueState, sendDue } = await restart()
  const enquiry = { id: ID, collection: 'admission_form' as const, item: { student_name: 'Asha' } }
  enqueueMail(enquiry, RECEIVED)
  enqueueMail(enquiry, RECEIVED)
  wait(60_000)
  expect(getMailQueueState()).toEqual({ pending: 1, oldestSeconds: 60 })
  await sendDue()
  await sendDue()
  expect(getMailQueueState()).toEqual({ pending: 0, oldestSeconds: 0 })
  expect(server.received).toHaveLength(1)
  const [letter] = server.received
  expect(letter).toMatchObject({
    from: 'office@school.example',
    to: ['office@school.example', 'head@school.example'],
    messageId: `<enquiry-${ID}@school.example>`,
    subject: 'New enquiry (Take Admission form): reply by Sunday, 22 November 2026 at 3:04 pm IST',
  })
  expect(letter?.text).toContain('Received: Saturday, 21 November 2026 at 3:04 pm IST\n')
  expect(letter?.text).toContain('Reply promised by: Sunday, 22 November 2026 at 3:04 pm IST\n')
  expect(letter?.text).toContain(`http://127.0.0.1:8055/admin/content/admission_form/${ID}\n`)
  expect(letter?.raw).toMatch(/^content-type: text\/plain/im)
  expect(letter?.raw).not.toContain('Asha')
  expect(logged).toEqual([{ event: 'letter-sent', enquiries: 1 }])
})

test('a letter that the server puts off is sent later, after growing pauses', async () => {
  const { enqueueMail, sendDue } = await restart()
  server.answer(451)
  enqueueMail({ id: ID, collection: 'admission' }, RECEIVED)
  await sendDue()
  for (const pause of [5_000, 10_000, 20_000]) {
    wait(pause - 1)
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

test('a refused letter waits for the longest pause, holds the others back, and goes behind them', async () => {
  const { enqueueMail, sendDue } = await restart()
  server.answer(550)
  enqueueMail({ id: ID, collection: 'admission' }, RECEIVED)
  enqueueMail({ id: OTHER_ID, collection: 'admission' }, RECEIVED)
  await sendDue()
  wait(15 * 60_000 - 1)
  await sendDue()
  expect(server.offers()).toBe(1)
  server.answer(250)
  wait(1)
  await sendDue()
  expect(server.received.map(({ messageId }) => messageId)).toEqual([
    `<enquiry-${OTHER_ID}@school.example>`,
    `<enquiry-${ID}@school.example>`,
  ])
  expect(events()).toEqual(['letter-refused', 'letter-sent', 'letter-sent'])
})

test('a server that is away loses no letter, not even over a restart', async () => {
  const { enqueueMail, sendDue } = await restart()
  await server.close()
  enqueueMail({ id: ID, collection: 'admission' }, RECEIVED)
  await sendDue()
  expect(logged).toEqual([{ event: 'letter-waiting', code: 'ESOCKET', status: 0 }])
  server = await startMailServer(server.port)
  wait(5_000)
  await (await restart()).sendDue()
  expect(server.received).toHaveLength(1)
})

test('pauses double from 5 seconds to 15 minutes', async () => {
  const { pauseAfter } = await restart()
  expect([1, 2, 3, 8, 9, 1000].map(pauseAfter)).toEqual([
    5_000, 10_000, 20_000, 640_000, 900_000, 900_000,
  ])
})

test('a letter about an enquiry of three days ago is dropped', async () => {
  const { enqueueMail, getMailQueueState, sendDue } = await restart()
  enqueueMail({ id: ID, collection: 'admission' }, RECEIVED)
  enqueueMail({ id: OTHER_ID, collection: 'admission' }, RECEIVED + 1)
  wait(3 * 24 * 3_600_000 + 1)
  await sendDue()
  expect(server.received).toHaveLength(1)
  expect(getMailQueueState()).toEqual({ pending: 0, oldestSeconds: 0 })
  expect(logged[0]).toEqual({ event: 'letters-dropped', count: 1 })
})

test('without a mail server nothing is noted, sent or told', async () => {
  delete environment.SMTP_URL
  const { enqueueMail, getMailQueueState, listDueMails, sendDue } = await restart()
  enqueueMail({ id: ID, collection: 'admission' }, RECEIVED)
  await sendDue()
  expect(listDueMails()).toEqual([])
  expect(getMailQueueState()).toBeNull()
})

test('the address of the CMS and of the sender may be others', async () => {
  const [STUDIO_URL, MAIL_FROM] = ['https://cms.school.example', 'website@school.example']
  Object.assign(environment, { STUDIO_URL, MAIL_FROM })
  const { enqueueMail, sendDue } = await restart()
  enqueueMail({ id: ID, collection: 'admission' }, RECEIVED)
  await sendDue()
  expect(server.received[0]?.from).toBe(MAIL_FROM)
  expect(server.received[0]?.text).toContain(`${STUDIO_URL}/admin/content/admission/${ID}\n`)
})
