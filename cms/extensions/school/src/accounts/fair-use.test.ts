import { checkQuery, guardReads, isTooLong } from './fair-use.ts'
import type { Meta, Row, Where } from '../shared.ts'

const list = (length: number) => Array.from({ length })
const conditions = (length: number) => ({
  _or: list(length).map((_, index) => ({ title: { _icontains: `a${index}` } })),
})

test.each([
  { fields: ['*', 'images.*', 'images.directus_files_id.*'] },
  { fields: ['*.*'] },
  { fields: ['images.gallery_id'], filter: { gallery_id: { _eq: 1 } }, sort: ['sort'] },
  { filter: { _and: [{ gallery_id: { _in: [1, 2], _nnull: true } }] }, sort: ['gallery_id'] },
  { alias: null, deep: { images: { _limit: -1 } } },
  {},
])('the query %j is answered', (query) => {
  expect(() => checkQuery(query)).not.toThrow()
})

test.each([
  { fields: ['images.gallery_id.images.id'] },
  { fields: ['images.gallery_id.*'] },
  { fields: ['id', '*.*.*'] },
  { fields: ['images.*.*'] },
  { fields: ['images.back.images'], deep: { images: { _alias: { back: 'gallery_id' } } } },
  { fields: ['back.images'], alias: { back: 'gallery_id' } },
  { filter: { gallery_id: { images: { sort: { _eq: 1 } } } } },
  { filter: { _or: [{ gallery_id: { _eq: 1, images: { sort: { _eq: 1 } } } }] } },
  { filter: { images: { _some: { gallery_id: { images: { id: { _gt: 0 } } } } } } },
  { deep: { images: { _filter: { gallery_id: { title: { _eq: 'A' } } } } } },
  { sort: ['-images.gallery_id.images.sort'] },
  { group: ['gallery_id.images.sort'], aggregate: { count: ['*'] } },
  { aggregate: { max: ['gallery_id.images.sort'] } },
])('the query %j is refused', (query) => {
  expect(() => checkQuery(query)).toThrow('asks for too much')
})

test('a filter has 200 conditions, with any number of values', () => {
  const ids = { id: { _in: list(2_000).fill('b0a7c1d2') } }
  for (const filter of [conditions(200), ids]) expect(() => checkQuery({ filter })).not.toThrow()
  for (const query of [
    { filter: conditions(201) },
    { deep: { images: { _filter: conditions(201) } } },
  ])
    expect(() => checkQuery(query)).toThrow('more than 200 conditions')
})

test('a star after a star is refused for pictures, where it leads to their album', () => {
  expect(() => checkQuery({ fields: ['*.*'] }, 'gallery_files')).toThrow('album')
  expect(() => checkQuery({ fields: ['*'] }, 'gallery_files')).not.toThrow()
})

test('a GraphQL request has ten long lists, and any number of short ones', () => {
  const ask = (count: number, list: string) =>
    JSON.stringify({ query: `{ ${list.repeat(count)} }` })
  expect(isTooLong(ask(10, 'a: pages(limit: -1) { id } '))).toBe(false)
  expect(isTooLong(ask(11, 'a: pages(limit: -1) { id } '))).toBe(true)
  expect(isTooLong(ask(11, 'a: pages(sort: "id", limit: $limit){id}'))).toBe(true)
  for (const short of ['a: pages { id unlimited } ', 'a: office_figures (limit: 1) { waiting } '])
    expect(isTooLong(ask(99, short))).toBe(false)
  expect(isTooLong(ask(11, 'a: pages(limit: 100) { id } '))).toBe(true)
})

type Filter = (query: Row, meta: Meta, where: Where) => unknown

test('lists of revisions have an end', () => {
  const filters: Record<string, Filter> = {}
  const filter = (event: string, handler: unknown) =>
    void Object.assign(filters, { [event]: handler })
  guardReads({ filter, init: jest.fn() })
  const where: Where = { database: jest.fn() as never, schema: {}, accountability: {} }
  const limitOf = (query: Row) => {
    filters['revisions.query']?.(query, {}, where)
    return query['limit']
  }
  const limits = [{}, { limit: -1 }, { limit: 5_000 }, { limit: 25 }].map(limitOf)
  expect(limits).toEqual([1_000, 1_000, 1_000, 25])
})
