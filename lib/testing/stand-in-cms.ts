import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { temporaryFolder, temporaryServer } from '../server/testing/temporary.ts'
import { testEnvironment } from './environment.ts'

export type Answer = { status?: number; body: string } | 'cut'

export const list = (rows: unknown[]): Answer => ({ body: JSON.stringify({ data: rows }) })

const refusal = (code: string) => `{"errors":[{"message":"x","extensions":{"code":"${code}"}}]}`

/** Responses of a failing CMS, or of something in its place. */
export const faults: [string, Answer][] = [
  ['no answer', 'cut'],
  ['an error of its own', { status: 500, body: refusal('INTERNAL') }],
  ['a refused token', { status: 401, body: refusal('INVALID_CREDENTIALS') }],
  ['a licence lock', { status: 403, body: refusal('RESOURCE_RESTRICTED') }],
  ['too many requests', { status: 429, body: refusal('REQUESTS_EXCEEDED') }],
  ['a maintenance page', { body: '<html>Back soon</html>' }],
  ['a truncated list', { body: '{"data":[{"id":1,"name":"Asha' }],
  ['nothing for data', { body: '{"data":null}' }],
  ['wrong types', { body: '{"data":[{"id":"one"}]}' }],
  ['a redirect', { status: 302, body: '' }],
]

/**
 * Replaces the CMS in a test file, only for failures that a real one does not produce on demand.
 * @returns the status of the last response
 */
export function standInCms(
  answer: (url: URL, headers: IncomingHttpHeaders) => Answer,
): () => number {
  let last = 0
  const address = temporaryServer((request, response) => {
    const given = answer(new URL(request.url ?? '', 'http://cms'), request.headers)
    if (given === 'cut') return void response.destroy()
    const { status = 200, body } = given
    // Like Directus, which does not send again what its reader has, unless it forbids caches.
    const etag = `W/"${createHash('sha1').update(body).digest('base64')}"`
    const { 'if-none-match': known, 'cache-control': cache = '' } = request.headers
    last = status === 200 && known === etag && !cache.includes('no-cache') ? 304 : status
    if (last === 304) return void response.writeHead(last).end()
    response.writeHead(status, { 'content-type': 'application/json', etag }).end(body)
  })
  const DATA_DIR = temporaryFolder()
  beforeAll(() => {
    const SITE_URL = 'http://127.0.0.1:1'
    Object.assign(process.env, testEnvironment, { CMS_URL: address(), SITE_URL, DATA_DIR })
  })
  return () => last
}

/** A row of a notice. */
export const noticeRow = (id: number, more: object = {}) => ({
  id,
  title: 'Fair',
  date: '2026-11-24',
  description: null,
  file: null,
  ...more,
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
export const [YESTERDAY, TOMORROW] = [inDays(-1), inDays(1)]

/** Replaces the CMS by one that has these rows and records, by their collections, and every file. */
export function standInContent(content: Record<string, object | ((url: URL) => object)>): void {
  // The machine may be slow.
  beforeAll(() => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  })
  standInCms((url) => {
    const name = url.pathname.split('/').at(-1) ?? ''
    if (url.pathname.startsWith('/assets/')) return { body: `The file ${name}` }
    const found = content[name] ?? []
    const data = typeof found === 'function' ? (found as (url: URL) => object)(url) : found
    return { body: JSON.stringify({ data }) }
  })
}
