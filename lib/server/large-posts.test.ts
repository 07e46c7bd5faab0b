import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalOfLarge } from './large-posts.ts'

const request = (length: number, url = '/Leave') =>
  ({ url, headers: { 'content-length': String(length) } }) as IncomingMessage

const bytesAt = (url: string) =>
  url === '/Leave' ? Promise.resolve(1_000_000) : Promise.reject(new Error('no content'))

const refusal = async (length: number, url?: string) => {
  const response = new EventEmitter() as ServerResponse
  const [status] = (await refusalOfLarge(request(length, url), response, bytesAt)) ?? []
  return { status, close: () => response.emit('close') }
}

test('a page that asks for files gets it, up to its limit, and six at a time', async () => {
  expect((await refusal(70_000, '/Fees')).status).toBe(413)
  expect((await refusal(1_000_001)).status).toBe(413)
  const admitted = await Promise.all(Array.from({ length: 6 }, () => refusal(70_000)))
  expect(admitted.map(({ status }) => status)).toEqual(Array(6).fill(undefined))
  expect((await refusal(70_000)).status).toBe(503)
  admitted[0]?.close()
  expect((await refusal(70_000)).status).toBeUndefined()
})
