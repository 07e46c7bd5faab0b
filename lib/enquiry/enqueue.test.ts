import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = mkdtempSync(path.join(tmpdir(), 'instances-'))
afterAll(() => rmSync(root, { recursive: true }))

const DATA_DIR = { current: root }
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ DATA_DIR: DATA_DIR.current, REVALIDATE_SECRET: 'secret' }),
}))
jest.mock('./outbox/mail-queue.ts', () => ({ enqueueMail: jest.fn() }))

/** An instance of the site with a disk of its own. */
async function instance(name: string) {
  jest.resetModules()
  DATA_DIR.current = path.join(root, name)
  const { enqueueEnquiry } = await import('./enqueue.ts')
  const marks = { noticeVersion: null, suspected: null, isWorthMail: true }
  return (fields: object) => enqueueEnquiry({ collection: 'admission', fields, marks })
}

afterEach(() => jest.useRealTimers())

const at = (time: string) => jest.setSystemTime(Date.parse(time))
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }))

const asha = { name: 'Asha Devi', age: 5 }
type Kept = { id: string; item: { same_as?: string[] } }

test('the same words have the same id on a day at every instance, and other words another', async () => {
  at('2026-06-01T10:00:00Z')
  const { id } = (await instance('one'))(asha)
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  const other = await instance('other')
  expect(other({ age: 5, name: 'Asha Devi' }).id).toBe(id)
  // One letter more or less, or another case, is a correction, which must not be taken for a repeat.
  for (const name of ['Amit Devi', 'asha devi', 'Asha  Devi'])
    expect(other({ name, age: 5 }).id).not.toBe(id)
})

test('on the two sides of midnight each instance names the id that the other gave', async () => {
  at('2026-06-01T23:59:00Z')
  const before = (await instance('before'))(asha) as Kept
  at('2026-06-02T00:01:00Z')
  const after = (await instance('after'))(asha) as Kept
  expect(after.id).not.toBe(before.id)
  expect(after.item.same_as).toContain(before.id)
  expect(before.item.same_as).toContain(after.id)
})

test('an instance knows a repeat for 24 hours, over midnight too, and not a minute longer', async () => {
  at('2026-06-03T20:00:00Z')
  const keep = await instance('day')
  const { id } = keep(asha)
  at('2026-06-04T19:59:00Z')
  expect(keep(asha).id).toBe(id)
  at('2026-06-04T20:01:00Z')
  const next = keep(asha) as Kept
  expect(next.id).not.toBe(id)
  // It is still on the list of neighbours, where the CMS compares the times.
  expect(next.item.same_as).toContain(id)
})
