import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Answer = { status?: number; body: string } | 'cut'

export const list = (rows: unknown[]): Answer => ({ body: JSON.stringify({ data: rows }) })

const refusal = (code: string) => `{"errors":[{"message":"x","extensions":{"code":"${code}"}}]}`

/** What a CMS that is out, or something in its place, may answer. */
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

/** Stands in for the CMS, only to fail in ways that a real one will not on demand. */
export async function standInCms(answer: (url: URL) => Answer) {
  const server = createServer((request, response) => {
    const given = answer(new URL(request.url ?? '', 'http://cms'))
    if (given === 'cut') return void response.destroy()
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(given.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(path.join(tmpdir(), 'last-good-'))
  Object.assign(process.env, {
    CMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CMS_TOKEN: 'token',
    SITE_URL: 'http://127.0.0.1:1',
    REVALIDATE_SECRET: 'a-secret-for-tests',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '1',
    ENQUIRY_RETENTION_DAYS: '396',
  })
  return {
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
