import { requestAndParse } from '../store/load.ts'
import { facultySource } from '../collections/faculty.ts'
import { storeContent } from '../store/store.ts'
import type { AnySource } from '../store/source.ts'
import { list, standInCms } from '../testing/stand-in-cms.ts'

const faculty = facultySource as AnySource
const COUNT = 1_000
const BAD = [17, 600]
const fault = { status: 500, body: '{"errors":[{"message":"x","extensions":{"code":"INTERNAL"}}]}' }
const teacher = (id: number) => ({
  ...{ id, name: `Teacher ${id}`, designation: null, qualification: null, department: null },
})

let isOut = false
let requests = 0

/** Responds with 500 to every query whose result would contain a bad row. */
standInCms(({ searchParams }) => {
  requests += 1
  const filter = searchParams.get('filter') ?? ''
  const [, from = '1', to = String(COUNT)] = /"_between":\[(\d+),(\d+)\]/.exec(filter) ?? []
  const isIds = searchParams.get('fields') === 'id'
  const isFailing = BAD.some((id) => id >= Number(from) && id <= Number(to))
  if (isOut || (isFailing && !isIds)) return fault
  const ids = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at)
  return list(ids.map((id) => (isIds ? { id } : teacher(id))))
})

test('rows with which the CMS fails are rejected, and the others are read', async () => {
  const before = new Map(BAD.map((id) => [String(id), { text: '{}', parsed: teacher(id) }]))
  const { answer, rejected } = await requestAndParse(faculty, before)
  expect((answer as unknown[]).length).toBe(COUNT)
  expect(rejected.map(({ id, isShown }) => [id, isShown])).toEqual([
    ['17', true],
    ['600', true],
  ])
  expect(requests).toBeLessThan(60)
})

test('a CMS that fails with everything counts as down, after a limited number of requests', async () => {
  isOut = true
  requests = 0
  storeContent(faculty, '', [])
  await expect(requestAndParse(faculty)).rejects.toThrow('500')
  expect(requests).toBe(2)
})
