import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

const createEnquiry = jest.fn<Promise<void>, [string, Record<string, unknown>]>()
jest.mock('../cms/enquiries.ts', () => ({
  createEnquiry: (...args: [string, Record<string, unknown>]) => createEnquiry(...args),
}))
jest.mock('../log.ts', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }))

const DATA_DIR = { current: folder }
jest.mock('../env/site.ts', () => ({ siteEnvironment: () => ({ DATA_DIR: DATA_DIR.current }) }))

const ID = '11111111-2222-4333-8444-555555555555'

function filled(values: Record<string, string> = {}): FormData {
  const form = new FormData()
  const complete = { id: ID, student_name: 'Asha Devi', age: '5', contact_number: '0123456789' }
  for (const [name, value] of Object.entries({ ...complete, ...values })) form.set(name, value)
  return form
}

/** Fresh modules, as after a restart of the site. */
async function restart() {
  jest.resetModules()
  const { CmsBroken, CmsRefused } = await import('../cms/errors.ts')
  const { sendAdmissionEnquiry } = await import('./actions.ts')
  const { idleForm } = await import('./form-state.ts')
  const { outboxState } = await import('./outbox.ts')
  const send = (form: FormData) => sendAdmissionEnquiry(idleForm, form)
  return { send, outboxState, CmsBroken, CmsRefused }
}

beforeEach(() => {
  createEnquiry.mockReset().mockResolvedValue()
})

test('a complete enquiry reaches the CMS with exactly the specified keys and its id', async () => {
  const { send, outboxState } = await restart()
  const state = await send(filled({ stage: 'admitted' }))
  expect(state.status).toBe('sent')
  expect(state.values).toEqual({})
  expect(createEnquiry).toHaveBeenCalledWith('admission_form', {
    id: ID,
    student_name: 'Asha Devi',
    age: 5,
    previous_school: null,
    contact_number: '0123456789',
    address: null,
  })
  expect(outboxState()).toEqual({ pending: 0, refused: 0, oldestSeconds: 0 })
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
  createEnquiry.mockResolvedValue()
  expect((await after.send(filled())).status).toBe('sent')
  expect(after.outboxState().pending).toBe(0)
})

test('a refusal is shown in the words of the CMS, keeps the form and is kept for the office', async () => {
  const refusal = [{ message: 'Value for "age" is invalid <b>', code: 'FAILED_VALIDATION' }]
  const { send, outboxState, CmsRefused } = await restart()
  createEnquiry.mockRejectedValue(new CmsRefused(400, refusal))
  const state = await send(filled())
  expect(state).toMatchObject({ status: 'failed', message: 'Value for "age" is invalid <b>' })
  expect(state.values.student_name).toBe('Asha Devi')
  expect(outboxState().refused).toBe(1)

  createEnquiry.mockResolvedValue()
  expect((await send(filled({ age: '6' }))).status).toBe('sent')
  expect(createEnquiry).toHaveBeenLastCalledWith(
    'admission_form',
    expect.objectContaining({ age: 6 }),
  )
  expect(outboxState().refused).toBe(0)
})

test('when the disk does not take it, nothing is claimed', async () => {
  const file = path.join(folder, 'not-a-folder')
  writeFileSync(file, '')
  DATA_DIR.current = file
  const { send } = await restart()
  const state = await send(filled())
  expect(state).toMatchObject({ status: 'failed', message: 'Error at saving your details' })
  expect(state.values.student_name).toBe('Asha Devi')
  expect(createEnquiry).not.toHaveBeenCalled()
  DATA_DIR.current = folder
})
