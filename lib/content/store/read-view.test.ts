import { list, standInCms, type Answer } from '../../testing/stand-in-cms.ts'
import { forgetModules } from '../../testing/restart.ts'

const tags: string[] = []
jest.mock('next/cache', () => ({
  unstable_cache: (work: () => unknown, _keys: unknown, options: { tags: string[] }) => {
    tags.push(...options.tags)
    return work
  },
}))
jest.mock('../../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))

const teacher = { designation: null, qualification: null, department: null }
const good = list([{ id: 1, name: 'Asha Devi', ...teacher }])

let next: Answer
standInCms(() => next)

/** The functions of a newly started process. */
async function restart() {
  forgetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('school-website.answers'))
  const { listFaculty } = await import('../../people/people.ts')
  return listFaculty
}

test('without earlier content a CMS that does not answer is an outage, not an empty list', async () => {
  const listFaculty = await restart()
  next = 'cut'
  await expect(listFaculty('en')).rejects.toThrow()
})

test('stored content is not requested again by pages', async () => {
  const listFaculty = await restart()
  next = good
  const first = await listFaculty('en')
  next = list([])
  expect(await listFaculty('en')).toBe(first)
})

test('while the CMS does not answer, the content is restored after a restart', async () => {
  const listFaculty = await restart()
  next = 'cut'
  expect(await listFaculty('en')).toMatchObject([{ id: 1, name: 'Asha Devi' }])
})

test('a missing row is null, not an error', async () => {
  await restart()
  next = list([])
  const { findPage } = await import('../../pages/pages.ts')
  const { getNotice } = await import('../../notices/notices.ts')
  expect(await findPage('en', '/NoSuchPage')).toBeNull()
  expect(await getNotice('en', 7)).toBeNull()
})

test('an unknown collection is empty, unless it had rows before', async () => {
  await restart()
  next = { status: 403, body: '{"errors":[{"message":"No","extensions":{"code":"FORBIDDEN"}}]}' }
  const { getDisclosure, resultsSource } = await import('../../disclosure/disclosure.ts')
  const { requestAndParse, storeContent } = await import('./store.ts')
  expect(await getDisclosure('en')).toMatchObject({ isEmpty: true, results: [] })
  storeContent(resultsSource, '[]', [])
  expect((await requestAndParse(resultsSource)).answer).toEqual([])
  storeContent(resultsSource, '[{}]', [{ id: 1 }])
  await expect(requestAndParse(resultsSource)).rejects.toThrow('403')
})

test('a page of a list changes with each of its rows, the page of a notice with that one only', async () => {
  await restart()
  next = list([{ id: 7, title: 'Fair', date: '2026-11-24', description: null, file: null }])
  const { getNotice, listNotices } = await import('../../notices/notices.ts')
  tags.length = 0
  await listNotices('en')
  expect(tags).toEqual(['notices'])
  tags.length = 0
  await getNotice('en', 7)
  expect(tags).toEqual(['notices:7'])
})
