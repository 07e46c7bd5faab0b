import { memoizePrerenderedPage } from './prerendered-page.ts'

jest.mock('../server/environment.ts', () => ({ ownAddress: () => 'http://127.0.0.1:3000' }))

const fetched = jest.spyOn(globalThis, 'fetch')
beforeEach(() => fetched.mockReset().mockImplementation(async () => new Response('page')))

test('a page is fetched once while it is fresh, and once for concurrent requests', async () => {
  const recall = memoizePrerenderedPage('/search', 60_000)
  await Promise.all([recall(), recall()])
  expect((await recall()).html).toBe('page')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('an older copy is used if a new one cannot be fetched', async () => {
  const recall = memoizePrerenderedPage('/search', 0)
  await recall()
  fetched.mockRejectedValue(new Error('down'))
  for (let time = 0; time < 2; time += 1) expect((await recall()).html).toBe('page')
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('without a copy the failure is thrown, and the next call retries', async () => {
  const recall = memoizePrerenderedPage('/search', 60_000)
  fetched.mockRejectedValueOnce(new Error('down'))
  await expect(recall()).rejects.toThrow('down')
  expect((await recall()).html).toBe('page')
})
