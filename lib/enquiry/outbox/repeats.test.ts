import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = mkdtempSync(path.join(tmpdir(), 'repeats-'))
afterAll(() => rmSync(root, { recursive: true }))

const createEnquiry = jest.fn<Promise<string>, [string, Record<string, unknown>]>()
jest.mock('../../content/client/enquiries.ts', () => ({
  createEnquiry: (...args: [string, Record<string, unknown>]) => createEnquiry(...args),
}))
jest.mock('../../server/log.ts', () => ({
  log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
}))

const DATA_DIR = { current: root }
jest.mock('../../server/environment.ts', () => ({
  ownAddress: () => 'http://127.0.0.1:3000',
  siteEnvironment: () => ({
    DATA_DIR: DATA_DIR.current,
    SITE_URL: 'https://school.example',
    REVALIDATE_SECRET: 'secret',
  }),
}))
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ origin: 'https://school.example' })),
}))

function filled(values: Record<string, string> = {}): FormData {
  const form = new FormData()
  const complete = { student_name: 'Asha Devi', age: '5', contact_number: '0123456789' }
  for (const [name, value] of Object.entries({ ...complete, ...values })) form.set(name, value)
  return form
}

async function site() {
  jest.resetModules()
  const { sendAdmissionEnquiry } = await import('../actions.ts')
  const { idleForm } = await import('../form-state.ts')
  const { inOutbox } = await import('./database.ts')
  const { redeliverAll } = await import('../redeliver.ts')
  const { outboxState } = await import('./outbox.ts')
  const send = (form: FormData) => sendAdmissionEnquiry(idleForm, form)
  return { send, inOutbox, outboxState, redeliverAll }
}

let folder = 0
beforeEach(() => {
  folder += 1
  DATA_DIR.current = path.join(root, String(folder))
  createEnquiry.mockReset().mockResolvedValue('created')
})

const ids = () => new Set(createEnquiry.mock.calls.map(([, item]) => item.id))

test('the same words are one enquiry, whatever id a form sends, and other words another', async () => {
  const { send } = await site()
  for (const id of ['', '11111111-2222-4333-8444-555555555555', 'nonsense'])
    expect((await send(filled({ id }))).message).toMatch(/^Thanks/)
  expect(ids().size).toBe(1)
  // A correction, another child and a family of the same name, under one id.
  for (const other of [
    { address: 'House 4' },
    { student_name: 'Amit Devi' },
    { contact_number: '0123456788' },
  ])
    await send(filled({ id: '11111111-2222-4333-8444-555555555555', ...other }))
  expect(ids().size).toBe(4)
})

test('a repeat of a delivered one is sent again, as it may have been erased in the CMS', async () => {
  const { send, outboxState } = await site()
  await send(filled())
  createEnquiry.mockResolvedValue('known')
  await send(filled())
  expect(createEnquiry).toHaveBeenCalledTimes(2)
  expect(ids().size).toBe(1)
  expect(outboxState()).toMatchObject({ pending: 0, refused: 0 })
})

test('what was delivered is offered to the CMS again, and forgotten once that does not need it', async () => {
  const { send, redeliverAll, inOutbox } = await site()
  const kept = () => inOutbox((outbox) => outbox.prepare('SELECT id FROM enquiry').all()).length
  for (const age of ['5', '6', '7']) await send(filled({ age }))
  createEnquiry.mockClear()
  await redeliverAll()
  expect(ids().size).toBe(3)
  createEnquiry.mockImplementation((_, { age }) => Promise.resolve(age === 6 ? 'settled' : 'known'))
  await redeliverAll()
  expect(kept()).toBe(2)
})
