import { refresh } from '@/lib/sync/refresh'
import { POST } from './route.ts'

jest.mock('../../../lib/sync/refresh.ts', () => ({
  refresh: jest.fn(() => Promise.resolve(3)),
}))
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

beforeEach(() => jest.mocked(refresh).mockClear())

test('the changed collections are read, whatever their number of rows', async () => {
  const keys = Array.from({ length: 20_000 }, String)
  const changes = [{ collection: 'notification', keys }, { collection: 'fee' }]
  const answer = await post(JSON.stringify({ changes }))
  expect([answer.status, await answer.json()]).toEqual([200, { changes: 3 }])
  expect(refresh).toHaveBeenCalledWith(['notification', 'fee'])
})

test.each(['', 'null', '[]', '{}', '{', '<html>', '{"changes":[{"collection":1}]}'])(
  '%j is refused',
  async (body) => {
    expect((await post(body)).status).toBe(400)
    expect(refresh).not.toHaveBeenCalled()
  },
)

test('a request without the secret changes nothing', async () => {
  expect((await post('{"changes":[{"collection":"fee"}]}', 'other')).status).toBe(401)
  expect(refresh).not.toHaveBeenCalled()
})
