import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { Identify } from '../directus.ts'
import type { App, Request } from '../shared.ts'
import { guardAddresses, guardUnread, readBodies } from './body-limits.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { _and: [nested(depth - 1)] })
const many = (count: number) => Array.from({ length: count }, (_, index) => index)
const conditions = (count: number) => ({ _or: many(count).map((id) => ({ id: { _eq: id } })) })

type Refusal = { code?: string } | undefined

/** What a guard passes on for a request: an error, or nothing. */
function pass(guard: (app: Pick<App, 'use'>) => void, request: object): Promise<Refusal> {
  let handler: unknown
  guard({ use: (given: never) => void (handler = given) } as never)
  return new Promise((resolve) => {
    Reflect.apply(handler as () => void, null, [request, {}, resolve])
  })
}

function requestOf(method: string, path: string, sent: Buffer, headers: object = {}): Request {
  const size = { 'content-length': String(sent.length), 'content-type': 'application/json' }
  const more = { method, path, headers: { ...size, ...headers } }
  return Object.assign(Readable.from([sent]), more) as unknown as Request
}

/** What is read of a body, and why it is refused. */
async function read(method: string, path: string, text: string, encoding?: BufferEncoding) {
  const headers = encoding ? { 'content-type': `application/json; charset=${encoding}` } : {}
  const request = requestOf(method, path, Buffer.from(text, encoding), headers)
  const refused = await pass((app) => readBodies(app, '1mb'), request)
  return { body: request.body, size: request.rawBody?.length, code: refused?.code }
}

test('what people send passes', async () => {
  const pictures = many(300).map((id) => ({ id, sort: id, directus_files_id: { id, title: 'A' } }))
  const marks = '[{,"\\'.repeat(50_000)
  for (const [method, path, body] of [
    ['POST', '/auth/login', { email: 'a', password: 'b'.repeat(10_000) }],
    ['PATCH', '/items/gallery/1', { images: { create: pictures } }],
    ['PATCH', '/items/pages/1', { content: marks }],
    ['SEARCH', '/files', { query: { filter: { id: { _in: many(2_000) } } } }],
    ['SEARCH', '/files', { query: { filter: conditions(200) } }],
    ['PATCH', '/items/book', { query: { filter: conditions(200) }, data: {} }],
  ] as const) {
    const text = JSON.stringify(body)
    expect(await read(method, path, text)).toEqual({ body, size: text.length })
  }
})

test.each([
  ['a filter', 'SEARCH', '/items/pages', { query: { search: 'x'.repeat(66_000) } }],
  ['many conditions', 'SEARCH', '/items/pages', { query: { filter: conditions(300) } }],
  ['a filter of a change', 'PATCH', '/items/pages', { query: { _in: many(20_000) }, data: {} }],
  ['conditions of a change', 'DELETE', '/items/pages', { query: { filter: conditions(300) } }],
  ['many aliases', 'SEARCH', '/items/gallery', { query: { alias: { ...many(31) } } }],
  ['nested aliases', 'SEARCH', '/files', { query: { deep: { a: { _alias: { ...many(31) } } } } }],
  ['GraphQL', 'POST', '/GraphQL/system', { query: 'x', variables: many(20_000) }],
  ['conditions of GraphQL', 'POST', '/graphql', { query: 'x', variables: conditions(300) }],
  ['many fields', 'POST', '/items/pages', many(31_000)],
  ['deep values', 'PATCH', '/items/pages/1', nested(33)],
])('too much is refused: %s', async (_what, method, path, body) => {
  expect((await read(method, path, JSON.stringify(body))).code).toBe('CONTENT_TOO_LARGE')
})

// Parsed, each takes 30 MB: thirty at once ended the process.
test.each([
  ['lists', '['.repeat(500_000) + ']'.repeat(500_000)],
  ['objects', `[${'{},'.repeat(300_000)}{}]`],
  ['one field many times', `{${'"a":{},'.repeat(120_000)}"a":1}`],
  ['lists after a quote in a text', `["\\"",${'[],'.repeat(300_000)}[]]`],
])('a megabyte of %s is not parsed', async (_what, text) => {
  const nothing = { body: {}, code: 'CONTENT_TOO_LARGE' }
  expect(await read('POST', '/items/pages', text)).toEqual(nothing)
  const compressed = requestOf('POST', '/items/pages', gzipSync(text), {
    'content-encoding': 'gzip',
  })
  const refused = await pass((app) => readBodies(app, '1mb'), compressed)
  expect([refused?.code, compressed.body]).toEqual(['CONTENT_TOO_LARGE', {}])
})

test('a text in UTF-16, in which letters have the bytes of marks, is not parsed', async () => {
  const text = `["∀",${'[],'.repeat(40_000)}[]]`
  expect(await read('POST', '/items/pages', text, 'utf-16le')).toEqual({
    body: {},
    code: 'CONTENT_TOO_LARGE',
  })
})

test('what is no JSON, or larger than a megabyte, is refused in words', async () => {
  for (const text of ['{"a":', 'x'.repeat(1_100_000)])
    expect((await read('POST', '/items/pages', text)).code).toBe('INVALID_PAYLOAD')
})

test.each([
  [conditions(200), undefined],
  [conditions(300), 'CONTENT_TOO_LARGE'],
])('a filter in an address', async (filter, code) => {
  expect((await pass(guardAddresses, { sanitizedQuery: { filter } }))?.code).toBe(code)
})

test.each([
  ['PATCH', 'draft', 'INVALID_PAYLOAD'],
  ['POST', 'main', 'INVALID_PAYLOAD'],
  ['GET', 'draft', undefined],
  ['PATCH', undefined, undefined],
])('%s of the version %s', async (method, version, code) => {
  expect((await pass(guardAddresses, { method, sanitizedQuery: { version } }))?.code).toBe(code)
})

const asha: Identify = async () => ({ user: 'asha' })
const setUp: Identify = async () => ({ user: null, admin: true })
const nobody: Identify = async () => ({ user: null, admin: false })
const wrong: Identify = async () => Promise.reject(Object.assign(new Error(), { code: 'TOKEN' }))

test.each([
  [{ 'content-length': '16000' }, wrong, undefined],
  [{}, wrong, undefined],
  [{ 'content-length': '17000' }, nobody, 'FORBIDDEN'],
  [{ 'content-length': '17000' }, wrong, 'TOKEN'],
  [{ 'transfer-encoding': 'chunked' }, nobody, 'FORBIDDEN'],
  [{ 'content-length': '900', 'content-encoding': 'gzip' }, nobody, 'FORBIDDEN'],
  [{ 'content-length': '17000' }, asha, undefined],
  // Its account may be gone.
  [{ 'content-length': '17000' }, setUp, undefined],
])('a body of %j, before it is read', async (headers, identify, code) => {
  expect((await pass((app) => guardUnread(app, identify), { headers }))?.code).toBe(code)
})
