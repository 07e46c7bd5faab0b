import { requestAndParse, storeContent } from '../store/store.ts'
import { facultySource } from '../../people/people.ts'
import type { AnySource } from '../store/source.ts'
import { list, standInCms } from '../../testing/stand-in-cms.ts'
import { countRows, requestRows, type ListName } from './list-query.ts'

const faculty = facultySource as AnySource
const COUNT = 1_000
const BAD = [17, 600]
const fault = { status: 500, body: '{"errors":[{"message":"x","extensions":{"code":"INTERNAL"}}]}' }
const teacher = (id: number) => ({
  id,
  name: `Teacher ${id}`,
  designation: null,
  qualification: null,
  department: null,
})

const REFUSAL = '{"errors":[{"message":"Not <b>so</b>","extensions":{"code":"INVALID_QUERY"}}]}'

let isOut = false
let requests = 0
let sent: object = {}

/** Responds with 500 to every query whose result would contain a bad row, and refuses singletons. */
standInCms(({ searchParams }, headers) => {
  requests += 1
  sent = headers
  if (!searchParams.has('fields')) return { status: 400, body: REFUSAL }
  const filter = searchParams.get('filter') ?? ''
  const [, from = '1', to = String(COUNT)] = /"_between":\[(\d+),(\d+)\]/.exec(filter) ?? []
  const isIds = searchParams.get('fields') === 'id'
  const isFailing = BAD.some((id) => id >= Number(from) && id <= Number(to))
  if (isOut || (isFailing && !isIds)) return fault
  const ids = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at)
  return list(ids.map((id) => (isIds ? { id } : teacher(id))))
})

test('rows with which the CMS fails are rejected, and the others are read', async () => {
  const rows = new Map(BAD.map((id) => [String(id), { text: '{}', parsed: teacher(id) }]))
  storeContent(faculty, '', [], { rows, count: COUNT })
  const { answer, rejected } = await requestAndParse(faculty)
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

const EMPTY = 'Collection cannot be empty'
const CORE = 'Cannot use readItems for core collections'

test.each([
  ['', EMPTY],
  ['directus_users', CORE],
  ['directus_files', CORE],
])('a list of the collection "%s" is refused before any request: %s', async (name, message) => {
  isOut = false
  requests = 0
  const collection = name as ListName
  const refusal = { name: 'Error', message }
  await expect(requestRows({ collection, fields: ['id'] })).rejects.toMatchObject(refusal)
  expect(requests).toBe(0)
})

test('a singleton and a count need the name of a collection, too', async () => {
  requests = 0
  const collection = '' as ListName
  await expect(requestRows({ collection })).rejects.toThrow(EMPTY)
  await expect(countRows({ collection })).rejects.toThrow(EMPTY)
  expect(requests).toBe(0)
})

test('a request has the token and the type JSON; its rows are those of its data', async () => {
  const [row] = (await requestRows({ collection: 'faculty', fields: ['id'] })) as unknown[]
  expect(sent).toMatchObject({ authorization: 'Bearer token', 'content-type': 'application/json' })
  expect(row).toEqual({ id: 1 })
})

test('a refusal has the status, the messages and the codes of the CMS', async () => {
  await expect(requestRows({ collection: 'school' })).rejects.toMatchObject({
    name: 'CmsRefused',
    status: 400,
    messages: ['Not <b>so</b>'],
    codes: ['INVALID_QUERY'],
  })
})
