import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { forgetModules } from '../testing/restart.ts'

const root = temporaryFolder()

const createEnquiry = jest.fn<Promise<string>, [string, Record<string, unknown>]>()
jest.mock('../content/client/enquiries.ts', () => ({
  createEnquiry: (...args: [string, Record<string, unknown>]) => createEnquiry(...args),
}))
jest.mock('../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))

const DATA_DIR = { current: root }
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({
    DATA_DIR: DATA_DIR.current,
    SITE_URL: 'https://school.example',
    REVALIDATE_SECRET: 'secret',
    SMTP_URL: 'smtp://127.0.0.1:1',
    OFFICE_EMAIL: ['office@school.example'],
  }),
}))

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))

function filled(values: Record<string, string> = {}): FormData {
  const form = new FormData()
  const complete = { student_name: 'Asha Devi', age: '5', contact_number: '0123456789' }
  for (const [name, value] of Object.entries({ ...complete, ...values })) form.set(name, value)
  return form
}

/** New modules, as after a restart of the site. */
async function restart() {
  forgetModules()
  const { sendAdmissionEnquiry } = await import('./actions.ts')
  const { idleForm } = await import('./form.ts')
  return {
    ...(await import('../content/client/errors.ts')),
    ...(await import('./delivery.ts')),
    ...(await import('./outbox/enquiries.ts')),
    ...(await import('./outbox/state.ts')),
    send: (form: unknown) => sendAdmissionEnquiry(idleForm, form as FormData),
  }
}

beforeEach(() => {
  DATA_DIR.current = path.join(root, crypto.randomUUID())
  createEnquiry.mockReset().mockResolvedValue('created')
})

const EMPTY = { pending: 0, refused: 0, oldestSeconds: 0, problems: [] }
const REFUSAL = [{ message: 'Value for "age" is invalid <b>', code: 'FAILED_VALIDATION' }]

const ids = () => new Set(createEnquiry.mock.calls.map(([, item]) => item.id))

test('while the CMS is down the enquiry is stored once, and survives a restart', async () => {
  const before = await restart()
  createEnquiry.mockRejectedValue(new before.CmsBroken('down'))
  // The id that a form sends is ignored.
  for (const id of ['', '11111111-2222-4333-8444-555555555555'])
    expect((await before.send(filled({ id }))).status).toBe('sent')
  const after = await restart()
  expect(after.outboxState().pending).toBe(1)
  createEnquiry.mockResolvedValue('created')
  expect((await after.send(filled())).status).toBe('sent')
  expect(after.outboxState().pending).toBe(0)
  expect(ids().size).toBe(1)
})

test('a rejection is shown with the message of the CMS, and the enquiry is kept for the office', async () => {
  const { send, outboxState, CmsRefused } = await restart()
  createEnquiry.mockRejectedValue(new CmsRefused(400, REFUSAL))
  const state = await send(filled())
  expect(state).toMatchObject({ status: 'failed', message: 'Value for "age" is invalid <b>' })
  expect(state.values.student_name).toBe('Asha Devi')
  expect(outboxState().refused).toBe(1)

  createEnquiry.mockResolvedValue('created')
  expect((await send(filled({ age: '6' }))).status).toBe('sent')
  expect(createEnquiry.mock.lastCall?.[1]).toMatchObject({ age: 6 })
  expect(outboxState().refused).toBe(1)
})

test('a refused enquiry is retried after the next start', async () => {
  const before = await restart()
  createEnquiry.mockRejectedValue(new before.CmsRefused(400, REFUSAL))
  await before.send(filled())
  jest.useFakeTimers()
  const { outboxState } = await restart()
  const { startOutboxJobs } = await import('./jobs.ts')
  createEnquiry.mockResolvedValue('created')
  startOutboxJobs()
  await jest.advanceTimersByTimeAsync(5_000)
  jest.useRealTimers()
  expect(outboxState()).toEqual(EMPTY)
})

test('a duplicate of a delivered one is sent again, as it may have been erased in the CMS', async () => {
  const { send, outboxState } = await restart()
  await send(filled())
  createEnquiry.mockResolvedValue('known')
  await send(filled())
  expect(createEnquiry).toHaveBeenCalledTimes(2)
  expect(ids().size).toBe(1)
  expect(outboxState()).toEqual(EMPTY)
})

test('delivered enquiries are delivered again, newest first, and deleted once the CMS does not need them', async () => {
  const { send, redeliverAll, all, run } = await restart()
  for (const age of ['5', '6', '7', '8']) await send(filled({ age }))
  run('UPDATE enquiry SET received_at = rowid')
  createEnquiry.mockClear()
  await redeliverAll()
  expect(createEnquiry.mock.calls.map(([, { age }]) => age)).toEqual([8, 7, 6, 5])
  createEnquiry.mockImplementation((_, { age }) => Promise.resolve(age === 6 ? 'settled' : 'known'))
  await redeliverAll()
  expect(all('SELECT id FROM enquiry')).toHaveLength(3)
})

test('200 parents behind one address are thanked and not marked; a program is refused, and gets what it typed', async () => {
  const { send } = await restart()
  const { makeFormToken } = await import('./consent.ts')
  const { isSentTooOften } = await import('./sender.ts')
  const form = makeFormToken({ language: 'en', enquiry: 'We answer.', reminders: null })
  const from = (child: number) => send(filled({ student_name: `Asha Devi ${child}`, form }))
  for (let parent = 0; parent < 200; parent += 1) expect((await from(parent)).status).toBe('sent')
  const marks = createEnquiry.mock.calls.map(([, { suspected }]) => suspected)
  expect([ids().size, new Set(marks)]).toEqual([200, new Set([null])])
  // The rest of what a program sends in the same time.
  for (let more = 0; more < 200; more += 1) isSentTooOften('')
  const refused = await from(200)
  expect(refused.status).toBe('failed')
  expect(refused.message).toContain('ten minutes')
  expect(refused.values.student_name).toBe('Asha Devi 200')
  const later = Date.now() + 10 * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  expect((await from(200)).status).toBe('sent')
  jest.restoreAllMocks()
})

test('an enquiry that may be spam is stored, and sends no e-mail to the address in it', async () => {
  const { send, all } = await restart()
  const { makeFormToken } = await import('./consent.ts')
  const form = makeFormToken({ language: 'en', enquiry: 'We answer.', reminders: null })
  const enquiries = [
    { form, student_name: 'Asha Devi', email: 'asha@home.example' },
    { student_name: 'Of a program', email: 'victim@home.example' },
    { form: `${form}x`, student_name: 'Of another', email: 'another@home.example' },
    { form, homepage: 'x', student_name: 'Of a third', email: 'third@home.example' },
  ]
  for (const enquiry of enquiries) expect((await send(filled(enquiry))).status).toBe('sent')
  expect(ids().size).toBe(enquiries.length)
  expect(all('SELECT recipient FROM acknowledgement')).toEqual([{ recipient: 'asha@home.example' }])
})

test.each([
  ['yes', ['enquiry', 'reminders']],
  ['', ['enquiry']],
])('a box for reminders with %j is consent to %j', async (reminders, purposes) => {
  const { send } = await restart()
  const { makeFormToken } = await import('./consent.ts')
  const form = makeFormToken({ language: 'en', enquiry: 'We answer.', reminders: 'We remind.' })
  expect((await send(filled({ form, reminders }))).status).toBe('sent')
  const consent = createEnquiry.mock.lastCall?.[1].consent as { purpose: string }[]
  expect(consent.map(({ purpose }) => purpose)).toEqual(purposes)
})

test('if the disk does not accept it, the visitor is not thanked', async () => {
  writeFileSync(DATA_DIR.current, '')
  const { send } = await restart()
  const state = await send(filled())
  expect(state).toMatchObject({ status: 'failed', message: 'Error at saving your details' })
  expect(state.values.student_name).toBe('Asha Devi')
  expect(createEnquiry).not.toHaveBeenCalled()
})

test('with a full disk the visitor is not thanked, and later posts are stored once there is space', async () => {
  const { send, inOutbox, CmsBroken } = await restart()
  createEnquiry.mockRejectedValue(new CmsBroken('down'))
  const limitPages = (count: number) =>
    inOutbox((database) => database.exec(`PRAGMA max_page_count = ${count}`))
  limitPages(1)
  let last = 'sent'
  for (let child = 0; child < 200 && last === 'sent'; child += 1) {
    const form = filled({ student_name: `Asha Devi ${child}`, address: 'x'.repeat(900) })
    last = (await send(form)).status
  }
  expect(last).toBe('failed')
  limitPages(100_000)
  expect((await send(filled())).status).toBe('sent')
  expect(existsSync(path.join(DATA_DIR.current, 'outbox.sqlite'))).toBe(true)
})
