import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

jest.mock('./page-tags.ts', () => ({ tagPage: () => Promise.resolve() }))
jest.mock('../log.ts', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }))

type Answer = { status?: number; body: string } | 'cut'
let next: Answer
let asked = ''

/** Stands in for the CMS only to fail in ways that a real one will not on demand. */
const cms = createServer((request, response) => {
  asked = request.url ?? ''
  if (next === 'cut') return void response.destroy()
  response.writeHead(next.status ?? 200, { 'content-type': 'application/json' }).end(next.body)
})
const folder = mkdtempSync(path.join(tmpdir(), 'last-good-'))

beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    CMS_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    CMS_TOKEN: 'token',
    SITE_URL: 'http://127.0.0.1:1',
    REVALIDATE_SECRET: 'a-secret-for-tests',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '1',
    ENQUIRY_RETENTION_DAYS: '396',
  })
})
afterAll(() => {
  cms.closeAllConnections()
  cms.close()
  rmSync(folder, { recursive: true })
})

const good = {
  body: JSON.stringify({
    data: [
      { id: 1, name: 'Asha Devi', designation: 'PGT', qualification: 'MSc', department: null },
    ],
  }),
}

const faults: [string, Answer][] = [
  ['no answer', 'cut'],
  ['an error of its own', { status: 500, body: '{"errors":[{"message":"x","extensions":{}}]}' }],
  [
    'a refused token',
    { status: 401, body: '{"errors":[{"message":"x","extensions":{"code":"T"}}]}' },
  ],
  [
    'a licence lock',
    { status: 403, body: '{"errors":[{"message":"x","extensions":{"code":"R"}}]}' },
  ],
  [
    'too many requests',
    { status: 429, body: '{"errors":[{"message":"x","extensions":{"code":"R"}}]}' },
  ],
  ['a maintenance page', { body: '<html>Back soon</html>' }],
  ['a truncated list', { body: good.body.slice(0, 40) }],
  ['nothing for data', { body: '{"data":null}' }],
  ['wrong types', { body: '{"data":[{"id":"one"}]}' }],
  ['a redirect', { status: 302, body: '' }],
]

test.each(faults)(
  '%s: without earlier content it is an outage, not an empty list',
  async (_, fault) => {
    jest.resetModules()
    const { listFaculty } = await import('./faculty.ts')
    next = fault
    await expect(listFaculty()).rejects.toThrow()
  },
)

test.each(faults)(
  '%s: with earlier content that is served, after a restart too',
  async (_, fault) => {
    jest.resetModules()
    const before = await import('./faculty.ts')
    next = good
    await before.listFaculty()
    jest.resetModules()
    const after = await import('./faculty.ts')
    next = fault
    expect(await after.listFaculty()).toMatchObject([{ id: 1, name: 'Asha Devi' }])
  },
)

test('every list is asked for whole, and only what is published', async () => {
  const { listFaculty } = await import('./faculty.ts')
  const { listNotices } = await import('./notices.ts')
  const { listAlbums } = await import('./gallery.ts')
  next = { body: '{"data":[]}' }
  for (const list of [listFaculty, listNotices, listAlbums]) {
    await list()
    expect(decodeURIComponent(asked)).toContain('limit=-1')
    expect(decodeURIComponent(asked)).toContain('"_eq":"published"')
  }
  expect(decodeURIComponent(asked)).toContain('"images":{"_limit":-1')
})

test('what is not there is null, not an error', async () => {
  const { getPage } = await import('./pages.ts')
  const { getNotice } = await import('./notices.ts')
  next = { body: '{"data":[]}' }
  expect(await getPage({ row: 'no_such_row', path: '/NoSuchPage' })).toBeNull()
  expect(await getNotice(7)).toBeNull()
})
