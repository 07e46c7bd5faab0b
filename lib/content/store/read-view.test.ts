import { faults, list, standInCms, type Answer } from '../testing/stand-in-cms.ts'

jest.mock('../revalidation/tag-page.ts', () => ({ tagPage: () => Promise.resolve() }))
jest.mock('../../server/log.ts', () => ({
  log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
}))

const good = list([
  { id: 1, name: 'Asha Devi', designation: 'PGT', qualification: 'MSc', department: null },
])

let next: Answer
let cms: Awaited<ReturnType<typeof standInCms>>
beforeAll(async () => {
  cms = await standInCms(() => next)
})
afterAll(() => cms.close())

/** The readers of a process that has just started. */
async function restart() {
  jest.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('school-website.answers'))
  const { listFaculty } = await import('../collections/faculty.ts')
  return listFaculty
}

test.each(faults)(
  '%s: without earlier content it is an outage, not an empty list',
  async (_, is) => {
    const listFaculty = await restart()
    next = is
    await expect(listFaculty()).rejects.toThrow()
  },
)

test('an answer is held: what the CMS says later is the reconciler’s affair', async () => {
  const listFaculty = await restart()
  next = good
  const first = await listFaculty()
  next = list([])
  expect(await listFaculty()).toBe(first)
})

test.each(faults)('%s: after a restart the content is that from before', async (_, is) => {
  const listFaculty = await restart()
  next = is
  expect(await listFaculty()).toMatchObject([{ id: 1, name: 'Asha Devi' }])
})

test('while building, the CMS is asked and the disk is for an outage', async () => {
  process.env.NEXT_PHASE = 'phase-production-build'
  next = list([{ id: 2, name: 'Ravi', designation: null, qualification: null, department: null }])
  expect(await (await restart())()).toMatchObject([{ id: 2 }])
  for (const empty of ['cut', list([])] as const) {
    next = empty
    expect(await (await restart())()).toMatchObject([{ id: 2 }])
  }
  delete process.env.NEXT_PHASE
})

test('what is not there is null, not an error', async () => {
  await restart()
  next = list([])
  const { getPage } = await import('../collections/pages.ts')
  const { getNotice } = await import('../collections/notices.ts')
  expect(await getPage({ row: 'no_such_row', path: '/NoSuchPage' })).toBeNull()
  expect(await getNotice(7)).toBeNull()
})

test('a CMS that never heard of a collection is no outage', async () => {
  await restart()
  next = {
    status: 403,
    body: '{"errors":[{"message":"No","extensions":{"code":"FORBIDDEN"}}]}',
  }
  const { getDisclosure } = await import('../collections/disclosure.ts')
  expect(await getDisclosure()).toMatchObject({ isEmpty: true, results: [] })
})
