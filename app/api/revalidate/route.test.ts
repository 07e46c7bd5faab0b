import { revalidateTag } from 'next/cache'
import { takeHints } from '@/lib/content/sync/sync-state'
import { POST } from './route.ts'

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))
jest.mock('../../../lib/server/log.ts', () => ({ log: { warn() {} } }))
jest.mock('../../../lib/server/environment.ts', () => ({
  siteEnvironment: () => ({ REVALIDATE_SECRET: 'secret' }),
}))

const post = (body: string, secret = 'secret') =>
  POST(
    new Request('http://127.0.0.1/api/revalidate', {
      method: 'POST',
      headers: { 'x-revalidate-secret': secret },
      body,
    }),
  )

test('a list of changed collections is a hint, whatever their number of rows', async () => {
  const keys = Array.from({ length: 20_000 }, String)
  const changes = [{ collection: 'notification', keys }, { collection: 'fee' }]
  expect((await post(JSON.stringify({ changes }))).status).toBe(202)
  expect(takeHints()).toEqual(['notification', 'fee'])
})

test('tags of changed pages are passed to the page cache', async () => {
  const body = JSON.stringify({ stale: ['notices'], expired: ['notices:7'] })
  expect((await post(body)).status).toBe(202)
  expect(revalidateTag).toHaveBeenCalledWith('notices', { expire: 10 })
  expect(revalidateTag).toHaveBeenCalledWith('notices:7', { expire: 0 })
  expect(takeHints()).toEqual([])
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{',
  '<html>',
  '{"changes":[]}',
  '{"changes":[{"collection":1}]}',
  '{"stale":["notices"]}',
])('%j is refused', async (body) => {
  expect((await post(body)).status).toBe(400)
  expect(takeHints()).toEqual([])
})

test('a request without the secret changes nothing', async () => {
  expect((await post('{"changes":[{"collection":"fee"}]}', 'other')).status).toBe(401)
  expect(takeHints()).toEqual([])
})
