import path from 'node:path'
import {
  refusesSender,
  startMailServer,
  type MailServer,
} from '../../../e2e/support/servers/mail-server.ts'
import type { Language } from 'school-schema/languages'
import { plainSchool } from '../../testing/plain.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { parseMailServer } from '../../server/values.ts'
import { HOUR_MS } from 'school-schema/values/durations'
import { forgetModules } from '../../testing/restart.ts'

const logged: string[] = []
const write = (entry: Record<string, unknown>) => void logged.push(JSON.stringify(entry))
jest.mock('../../server/log.ts', () => ({ log: { info: write, warn: write, error: write } }))
const environment: Record<string, unknown> = {}
jest.mock('../../server/environment.ts', () => ({ siteEnvironment: () => environment }))
jest.mock('../../school/school.ts', () => ({
  getSchool: () => Promise.resolve({ ...plainSchool, languages: ['en', 'hi'] }),
}))

const NOW = Date.parse('2026-11-21T09:34:00Z')
const PARENT = 'parent@home.example'

const root = temporaryFolder()
let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
  Object.assign(environment, {
    DATA_DIR: path.join(root, crypto.randomUUID()),
    SITE_URL: 'https://school.example',
    SMTP_URL: parseMailServer(`smtp://127.0.0.1:${server.port}`),
    OFFICE_EMAIL: ['office@school.example'],
  })
  logged.length = 0
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
})

const idOf = (number: number) => `0000000${number}-0000-8000-8000-000000000000`
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)

/** New modules, as after a restart of the site. */
async function restart() {
  forgetModules()
  const enquiries = await import('../outbox/enquiries.ts')
  const { addAcknowledgement } = await import('../outbox/mails.ts')
  const { sendAcknowledgements: send } = await import('./acknowledge.ts')
  const receive = (number: number, recipient = PARENT, language: Language = 'en') => {
    const [id, item] = [idOf(number), { student_name: 'Asha' }]
    enquiries.addEnquiry({ id, collection: 'admission_form', item }, Date.now(), false)
    addAcknowledgement({ id, recipient, language }, `digest of ${recipient}`, Date.now())
  }
  return { ...enquiries, receive, send }
}

test('it is in the language of the form, with its address', async () => {
  const { receive, send, markDelivered } = await restart()
  receive(1, PARENT, 'hi')
  markDelivered(idOf(1))
  await send()
  const { text } = server.received[0] ?? {}
  expect(text).toMatch(/\p{Script=Devanagari}/u)
  expect(text).toContain(plainSchool.phone)
  expect(text).toContain('https://school.example/hi ')
})

test('it is in the first language if the website has given up that of the form', async () => {
  const { receive, send, markDelivered } = await restart()
  receive(1, PARENT, 'bn')
  markDelivered(idOf(1))
  await send()
  expect(server.received[0]?.text).toContain('the enquiry form of https://school.example.')
})

test('an address gets one a day, and many addresses two hundred an hour', async () => {
  const { receive, send } = await restart()
  receive(1)
  receive(2)
  wait(10_001)
  await send()
  expect(server.received).toHaveLength(1)
  wait(24 * HOUR_MS)
  receive(3)
  wait(10_001)
  await send()
  expect(server.received).toHaveLength(2)
  const { all } = await restart()
  const { addAcknowledgement } = await import('../outbox/mails.ts')
  for (let other = 0; other < 250; other += 1)
    addAcknowledgement(
      { id: `other ${other}`, recipient: 'x', language: 'en' },
      `digest ${other}`,
      Date.now(),
    )
  const [row] = all("SELECT count(*) AS count FROM acknowledgement WHERE id LIKE 'other%'")
  expect(row?.['count']).toBe(199)
})

test('it waits for a mail server that is down, also over a restart, and is sent once', async () => {
  const before = await restart()
  before.receive(1)
  wait(10_001)
  server.answer(451)
  await before.send()
  expect(logged.join()).toContain('mail-pending')
  server.answer(250)
  await before.send()
  expect(server.received).toHaveLength(0)
  const after = await restart()
  await after.send()
  await after.send()
  expect(server.received.map(({ messageId }) => messageId)).toEqual([
    `<acknowledgement-${idOf(1)}@school.example>`,
  ])
})

test('it waits while the mail server refuses the address of the school', async () => {
  const strict = await startMailServer(0, refusesSender)
  const before = { ...environment }
  environment['SMTP_URL'] = parseMailServer(`smtp://127.0.0.1:${strict.port}`)
  const { receive, send, all } = await restart()
  receive(1)
  wait(10_001)
  await send()
  expect(logged.join()).toContain('mail-refused')
  expect(all('SELECT * FROM acknowledgement')).toHaveLength(1)
  await strict.close()
  Object.assign(environment, before)
  const after = await restart()
  await after.send()
  expect(server.received).toHaveLength(1)
})

test('none is sent about an enquiry that the CMS refused, or after three days', async () => {
  const { receive, send, markRefused, all } = await restart()
  receive(1)
  markRefused(idOf(1), 'FAILED_VALIDATION')
  wait(10_001)
  await send()
  expect(server.received).toHaveLength(0)
  receive(2, 'other@home.example')
  wait(3 * 24 * HOUR_MS + 1)
  await send()
  expect(server.received).toHaveLength(0)
  expect(all('SELECT * FROM acknowledgement')).toHaveLength(0)
})

test('a clock that jumps, forward or back, deletes none that waits', async () => {
  for (const [number, days] of [
    [1, 550],
    [2, -365],
  ] as const) {
    const { inOutbox, markDelivered, receive, send } = await restart()
    const { isClockBelieved } = await import('../outbox/erasure.ts')
    jest.setSystemTime(NOW)
    inOutbox(isClockBelieved)
    receive(number, `${number}@home.example`)
    markDelivered(idOf(number))
    jest.setSystemTime(NOW + days * 24 * HOUR_MS)
    await send()
    jest.setSystemTime(NOW + HOUR_MS)
    await send()
    expect(server.received).toHaveLength(number)
  }
})
