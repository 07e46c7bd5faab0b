import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = mkdtempSync(path.join(tmpdir(), 'instances-'))
afterAll(() => rmSync(root, { recursive: true }))

const DATA_DIR = { current: root }
jest.mock('../env/site.ts', () => ({
  siteEnvironment: () => ({ DATA_DIR: DATA_DIR.current, REVALIDATE_SECRET: 'secret' }),
}))
jest.mock('../office-mail/letters.ts', () => ({ keepLetter: jest.fn() }))

/** An instance of the site with a disk of its own. */
async function instance(name: string) {
  jest.resetModules()
  DATA_DIR.current = path.join(root, name)
  const { keepEnquiry } = await import('./keep.ts')
  const marks = { noticeVersion: null, suspected: null }
  return (fields: object) =>
    keepEnquiry({ id: null, collection: 'admission', fields, marks })?.id ?? 'none'
}

afterEach(() => jest.useRealTimers())

test('without an id the same words are one enquiry on a day, at every instance of the site', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T10:00:00Z'), doNotFake: ['nextTick'] })
  const one = (await instance('one'))({ name: 'Asha Devi', age: 5 })
  expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  const other = await instance('other')
  expect(other({ name: 'Asha  devi', age: 5 })).toBe(one)
  expect(other({ name: 'Amit Devi', age: 5 })).not.toBe(one)
  jest.setSystemTime(Date.parse('2026-06-02T10:00:01Z'))
  expect((await instance('next day'))({ name: 'Asha Devi', age: 5 })).not.toBe(one)
})
