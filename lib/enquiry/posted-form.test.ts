import { idleForm } from './form.ts'
import { callsAction, isSameOrigin, readFormBody } from './posted-form.ts'

jest.mock('../server/environment.ts', () => ({
  ownAddress: () => 'http://127.0.0.1:3000',
  siteEnvironment: () => ({ SITE_URL: 'https://school.example' }),
}))

const BOUNDARY = '----WebKitFormBoundary0123456789abcdef'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`

const part = (head: string, value: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${value}\r\n`
const field = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value)
const end = `--${BOUNDARY}--\r\n`
const read = (body: string, type = TYPE) => readFormBody(type, Buffer.from(body))

test('reads the fields that a browser posts', async () => {
  expect(read(field('age', '5') + field('$ACTION_1:0', 'a\r\nb') + end)).toEqual(
    new Map([
      ['age', '5'],
      ['$ACTION_1:0', 'a\r\nb'],
    ]),
  )
  const form = new FormData()
  form.set('name', 'आशा 😀')
  const request = new Request('http://site', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  expect(readFormBody(type, new Uint8Array(await request.arrayBuffer()))).toEqual(
    new Map([['name', 'आशा 😀']]),
  )
})

const file = 'Content-Disposition: form-data; name="age"; filename="a"'
test.each([
  ['a name twice', field('0', 'a') + field('0', 'b') + end],
  ['two names in one part', part('Content-Disposition: form-data; name="x"; name="0"', '') + end],
  ['an encoded name', part(`Content-Disposition: form-data; name*=utf-8''0`, '') + end],
  ['a file', part(file, '') + end],
  ['a charset', part('Content-Type: text/plain; charset=utf-16le', '') + end],
  ['a name that browsers would quote', field('a"b', '') + end],
  ['text before the first field', `x\r\n${field('age', '5')}${end}`],
  ['text after the last field', `${field('age', '5')}${end}x`],
  ['no end', field('age', '5')],
  ['a stray boundary', field('age', BOUNDARY) + end],
  ['a boundary that goes on', field('age', `\r\n--${BOUNDARY}x`) + end],
])('rejects %s', (_what, body) => {
  expect(read(body)).toBeNull()
})

test('rejects other spellings of the type, and invalid UTF-8', () => {
  const body = field('age', '5') + end
  for (const type of [`${TYPE}; charset=utf-16`, `multipart/form-data; boundary="${BOUNDARY}"`])
    expect(read(body, type)).toBeNull()
  expect(readFormBody(TYPE, Buffer.from(body.replace('5', 'é'), 'latin1'))).toBeNull()
})

const attached = (name: string, more = '') =>
  `Content-Disposition: form-data; name="${name}"; filename="résumé.pdf"${more}\r\nContent-Type: application/pdf`

test('a file is read for a question that may ask for one, whatever its bytes are', () => {
  const bytes = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${attached('answer_0a1b2c3d')}\r\n\r\n`),
    Buffer.from([0xff, 0x00, 0x0d, 0x0a, 0xd8, 0x2d, 0x2d]),
    Buffer.from(`\r\n${field('age', '५')}${end}`),
  ])
  expect(readFormBody(TYPE, bytes)).toEqual(
    new Map([
      ['answer_0a1b2c3d', ''],
      ['age', '५'],
    ]),
  )
})

test.each([
  ['for another field', part(attached('age'), '%PDF')],
  ['with two names of a file', part(attached('answer_0a1b2c3d', '; filename*=x'), '%PDF')],
  [
    'without a type',
    part('Content-Disposition: form-data; name="answer_0a1b2c3d"; filename="a"', ''),
  ],
  ['twice', part(attached('answer_0a1b2c3d'), '%PDF').repeat(2)],
])('a file %s is rejected', (_what, body) => {
  expect(read(body + end)).toBeNull()
})

const calls = (fields: Record<string, string>) => callsAction(new Map(Object.entries(fields)))

const STATE = { ...idleForm, status: 'invalid', values: { name: '$$5' }, message: 'A "text"' }
const hidden = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"40a","bound":"$@1"}',
  '$ACTION_1:1': JSON.stringify([STATE]),
  $ACTION_KEY: 'k123',
}

test('a form names its action in hidden fields', () => {
  expect(calls({ ...hidden, age: '5', written: '' })).toBe(true)
  expect(calls({ ...hidden, '$ACTION_1:1': JSON.stringify([idleForm]) })).toBe(true)
})

test('a form without hidden fields names none', () => {
  expect(calls({ age: '5', homepage: '' })).toBe(false)
})

test('an argument that is no state of ours is rejected', () => {
  const changed = (change: object) => JSON.stringify([{ ...STATE, ...change }])
  const deep = `[${'['.repeat(9_000)}${']'.repeat(9_000)}]`
  const roots = ['', '[', '"x"', '["$F99"]', '["\\u0024F99"]', '{}', '[]', '[{},{}]', deep]
  const states = [{ x: 1 }, { message: '$F1' }, { values: { name: '$1' } }, { errors: ['x'] }]
  for (const bad of [...roots, ...states.map(changed)])
    expect(calls({ ...hidden, '$ACTION_1:1': bad })).toBe(false)
})

test('a reference to something other than an action with this argument is rejected', () => {
  const other = '{"id":"40a","bound":"$@1","x":"$F1"}'
  for (const bad of ['null', 'x', '{"id":7,"bound":"$@1"}', '{"id":"40a","bound":"$@7"}', other])
    expect(calls({ ...hidden, '$ACTION_1:0': bad })).toBe(false)
})

test('an unknown field is rejected', () => {
  const unknown = ['0', 'id', 'stage', '__proto__']
  for (const name of [...unknown, '$ACTION_ID_40a', '$ACTION_2:0', '$ACTION_REF_2'])
    expect(callsAction(new Map([...Object.entries(hidden), [name, '']]))).toBe(false)
  expect(calls({ age: '5', $ACTION_KEY: 'k123' })).toBe(false)
})

const from = (headers: Record<string, string>) => isSameOrigin(new Headers(headers))
const ours = { origin: 'https://school.example' }

test('the public address and both local addresses are this site', () => {
  expect(from(ours)).toBe(true)
  for (const host of ['127.0.0.1:3000', 'localhost:3000']) {
    expect(from({ origin: `http://${host}`, host })).toBe(true)
    expect(from({ origin: `http://${host}`, host: 'proxy', 'x-forwarded-host': host })).toBe(true)
  }
  expect(from({ ...ours, 'sec-fetch-site': 'same-origin' })).toBe(true)
})

test('no origin, a foreign one, or one that only matches a forwarded host is not', () => {
  expect(from({})).toBe(false)
  const others = ['null', 'https://evil.example', 'http://school.example']
  for (const origin of [...others, 'https://school.example.evil.example'])
    expect(from({ origin })).toBe(false)
  expect(from({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(false)
})

test('a local origin that Next.js would answer with an error is not', () => {
  const origin = 'http://localhost:3000'
  for (const host of ['127.0.0.1:3000', 'localhost', 'school.example', 'localhost:3001'])
    expect(from({ origin, host })).toBe(false)
  expect(from({ origin, host: 'localhost:3000', 'x-forwarded-host': 'evil.example' })).toBe(false)
  expect(from({ origin })).toBe(false)
})

test('a post that the browser marks as cross-site is not', () => {
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(from({ ...ours, 'sec-fetch-site': site })).toBe(false)
})
