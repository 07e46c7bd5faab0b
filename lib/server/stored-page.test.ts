import { createServer, request, type OutgoingHttpHeaders } from 'node:http'
import { listen } from './testing/temporary.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  releasePage,
  sendStored,
  STORED_HEADER,
  storePage,
  type StoredPage,
} from './stored-page.ts'

const forms = {
  entering: `<style></style>${'सूचना'.repeat(99)}`,
  following: `<link>${'सूचना'.repeat(99)}`,
}
let page: StoredPage
let type = 'text/html; charset=utf-8'

const server = createServer((received, response) => {
  sendStored(received, response)
  // As Next.js does.
  response.setHeader(STORED_HEADER, page.name)
  response.setHeader('content-type', type)
  response.setHeader('content-length', page.name.length)
  response.setHeader('etag', '"of the name"')
  response.end(received.method === 'HEAD' ? null : page.name)
})

let port = 0
const ask = (headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve) => {
    request({ port, headers, method }, async (answer) =>
      resolve({ headers: answer.headers, body: Buffer.concat(await answer.toArray()) }),
    ).end()
  })

beforeAll(async () => {
  page = await storePage(forms)
  port = await listen(server)
})
afterAll(() => server.close())
beforeEach(() => {
  type = 'text/html; charset=utf-8'
})

test.each([
  ['none', forms.entering],
  ['cross-site', forms.entering],
  ['same-site', forms.entering],
  ['same-origin', forms.following],
  // A browser that does not say it, or a robot.
  [undefined, forms.following],
])('a visitor whose browser says %s gets the form for it', async (site, text) => {
  const { headers, body } = await ask(site ? { 'sec-fetch-site': site } : {})
  expect(body.toString()).toBe(text)
  expect(headers).toMatchObject({ 'content-length': String(body.length) })
  expect(headers).not.toHaveProperty(STORED_HEADER)
})

test.each(['gzip', 'deflate, gzip;q=0.5', 'br;q=0, gzip'])('%s gets gzip', async (accepted) => {
  const { headers, body } = await ask({ 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(forms.following)
})

test.each(['identity', 'gzip;q=0', 'x-gzip2', 'gzip;q=0.0, br;q=0'])(
  '%s gets no encoding',
  async (accepted) => {
    const { headers, body } = await ask({ 'accept-encoding': accepted })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body.toString()).toBe(forms.following)
  },
)

test('Brotli is there after the first request for it, with another tag', async () => {
  const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const first = await ask(accepted)
  expect(first.headers['content-encoding']).toBe('gzip')
  let later = first
  while (later.headers['content-encoding'] !== 'br') later = await ask(accepted)
  expect(brotliDecompressSync(later.body).toString()).toBe(forms.following)
  expect(later.headers['etag']).not.toBe(first.headers['etag'])
})

test('HEAD has the headers only, and data for a router is not replaced', async () => {
  const { headers, body } = await ask({ 'accept-encoding': 'gzip' }, 'HEAD')
  expect(headers['content-encoding']).toBe('gzip')
  expect(body).toHaveLength(0)
  type = 'text/x-component'
  expect((await ask()).body.toString()).toBe(page.name)
})

test('a page that was replaced is still sent to those who have requested it', async () => {
  releasePage(page)
  expect((await ask()).body.toString()).toBe(forms.following)
})
