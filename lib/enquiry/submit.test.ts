import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = mkdtempSync(path.join(tmpdir(), 'outbox-'))
afterAll(() => rmSync(root, { recursive: true }))

const createEnquiry = jest.fn<Promise<string>, [string, Record<string, unknown>]>()
jest.mock('../content/client/enquiries.ts', () => ({
  createEnquiry: (...args: [string, Record<string, unknown>]) => createEnquiry(...args),
}))
jest.mock('../server/log.ts', () => ({
  log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
}))

const DATA_DIR = { current: root }
jest.mock('../server/environment.ts', () => ({
  ownAddress: () => 'http://127.0.0.1:3000',
  siteEnvironment: () => ({
    DATA_DIR: DATA_DIR.current,
    SITE_URL: 'https://school.example',
    REVALIDATE_SECRET: 'secret',
  }),
}))

const posted = { current: new Headers() }
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(posted.current) }))

function filled(values: Record<string, string> = {}): FormData {
  const form = new FormData()
  const complete = { student_name: 'Asha Devi', age: '5', contact_number: '0123456789' }
  for (const [name, value] of Object.entries({ ...complete, ...values })) form.set(name, value)
  return form
}

/** Fresh modules, as after a restart of the site. */
async function restart() {
  jest.resetModules()
  const { CmsBroken, CmsRefused } = await import('../content/client/errors.ts')
  const { sendAdmissionEnquiry } = await import('./actions.ts')
  const { idleForm } = await import('./form-state.ts')
  const { makeFormToken } = await import('./form-token.ts')
  const { inOutbox } = await import('./outbox/database.ts')
  const { startDelivery } = await import('./deliver.ts')
  const { outboxState } = await import('./outbox/outbox.ts')
  const send = (form: FormData) => sendAdmissionEnquiry(idleForm, form)
  return {
    send,
    makeFormToken,
    inOutbox,
    outboxState,
    startDelivery,
    CmsBroken,
    CmsRefused,
  }
}

let folder = 0
beforeEach(() => {
  folder += 1
  DATA_DIR.current = path.join(root, String(folder))
  posted.current = new Headers({ origin: 'https://school.example' })
  createEnquiry.mockReset().mockResolvedValue('created')
})

const EMPTY = { pending: 0, refused: 0, oldestSeconds: 0, problems: [] }

const ids = () => new Set(createEnquiry.mock.calls.map(([, item]) => item.id))

test('a complete enquiry reaches the CMS with the specified keys, its id and its times', async () => {
  const { send, makeFormToken, outboxState } = await restart()
  const before = Date.now()
  const state = await send(filled({ stage: 'admitted', form: makeFormToken() }))
  expect(state.status).toBe('sent')
  expect(state.values).toEqual({})
  const [[collection, item]] = createEnquiry.mock.calls as [[string, Record<string, string>]]
  expect(collection).toBe('admission_form')
  expect(item).toEqual({
    id: expect.any(String) as string,
    same_as: [expect.any(String), expect.any(String)],
    student_name: 'Asha Devi',
    age: 5,
    previous_school: null,
    contact_number: '0123456789',
    address: null,
    received_at: expect.any(String) as string,
    reply_by: expect.any(String) as string,
    notice_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    suspected: null,
  })
  const received = Date.parse(item.received_at ?? '')
  expect(received).toBeGreaterThanOrEqual(before)
  expect(Date.parse(item.reply_by ?? '') - received).toBe(24 * 3_600_000)
  expect(outboxState()).toEqual(EMPTY)
})

test('an incomplete one is not sent and loses nothing that was typed', async () => {
  const { send } = await restart()
  const state = await send(filled({ age: '0', address: 'House 4' }))
  expect(state.status).toBe('invalid')
  expect(state.values).toMatchObject({ age: '0', address: 'House 4' })
  expect(state.errors.map((error) => error.field)).toEqual(['age'])
  expect(createEnquiry).not.toHaveBeenCalled()
})

test('while the CMS is out the enquiry is safe, once, and survives a restart', async () => {
  const before = await restart()
  createEnquiry.mockRejectedValue(new before.CmsBroken('out'))
  expect((await before.send(filled())).status).toBe('sent')
  expect((await before.send(filled())).status).toBe('sent')
  const after = await restart()
  expect(after.outboxState().pending).toBe(1)
  createEnquiry.mockResolvedValue('created')
  expect((await after.send(filled())).status).toBe('sent')
  expect(after.outboxState().pending).toBe(0)
  expect(ids().size).toBe(1)
})

test('a refusal is shown in the words of the CMS, keeps the form and is kept for the office', async () => {
  const refusal = [{ message: 'Value for "age" is invalid <b>', code: 'FAILED_VALIDATION' }]
  const { send, outboxState, CmsRefused } = await restart()
  createEnquiry.mockRejectedValue(new CmsRefused(400, refusal))
  const state = await send(filled())
  expect(state).toMatchObject({ status: 'failed', message: 'Value for "age" is invalid <b>' })
  expect(state.values.student_name).toBe('Asha Devi')
  expect(outboxState().refused).toBe(1)

  createEnquiry.mockResolvedValue('created')
  expect((await send(filled({ age: '6' }))).status).toBe('sent')
  expect(createEnquiry).toHaveBeenLastCalledWith(
    'admission_form',
    expect.objectContaining({ age: 6 }),
  )
  expect(outboxState().refused).toBe(1)
})

test('what was refused is tried once more after the next start', async () => {
  const before = await restart()
  createEnquiry.mockRejectedValue(
    new before.CmsRefused(400, [{ message: 'No', code: 'FAILED_VALIDATION' }]),
  )
  await before.send(filled())
  jest.useFakeTimers()
  const { outboxState, startDelivery } = await restart()
  createEnquiry.mockResolvedValue('created')
  startDelivery()
  await jest.advanceTimersByTimeAsync(5_000)
  jest.useRealTimers()
  expect(outboxState()).toEqual(EMPTY)
})

test('when the disk does not take it, nothing is claimed', async () => {
  writeFileSync(DATA_DIR.current, '')
  const { send } = await restart()
  const state = await send(filled())
  expect(state).toMatchObject({ status: 'failed', message: 'Error at saving your details' })
  expect(state.values.student_name).toBe('Asha Devi')
  expect(createEnquiry).not.toHaveBeenCalled()
})

test('a full disk claims nothing, and what is sent once there is room is taken', async () => {
  const { send, inOutbox, CmsBroken } = await restart()
  createEnquiry.mockRejectedValue(new CmsBroken('out'))
  const pages = (count: number) =>
    inOutbox((database) => database.exec(`PRAGMA max_page_count = ${count}`))
  pages(1)
  let last = 'sent'
  for (let child = 0; child < 200 && last === 'sent'; child += 1) {
    const form = filled({ student_name: `Asha Devi ${child}`, address: 'x'.repeat(900) })
    last = (await send(form)).status
  }
  expect(last).toBe('failed')
  pages(100_000)
  expect((await send(filled())).status).toBe('sent')
  expect(existsSync(path.join(DATA_DIR.current, 'outbox.sqlite'))).toBe(true)
})

test('a post from elsewhere does not submit, and keeps what was typed', async () => {
  posted.current = new Headers({ origin: 'https://evil.example' })
  const { send, outboxState } = await restart()
  expect(await send(filled())).toMatchObject({ status: 'failed', values: { age: '5' } })
  expect(createEnquiry).not.toHaveBeenCalled()
  expect(outboxState().pending).toBe(0)
})

test('anything but a form is refused', async () => {
  const { send } = await restart()
  expect(await send('a text' as unknown as FormData)).toMatchObject({ status: 'failed' })
})
