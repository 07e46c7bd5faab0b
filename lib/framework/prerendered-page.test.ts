import { memoizePrerenderedPage } from './prerendered-page.ts'

jest.mock('../server/environment.ts', () => ({ ownAddress: () => 'http://127.0.0.1:3000' }))

const fetched = jest.spyOn(globalThis, 'fetch')
beforeEach(() => fetched.mockReset().mockImplementation(async () => new Response('page')))

test('a page is fetched once while it is fresh, and once for many who ask together', async () => {
  const recall = memoizePrerenderedPage('/search', 60_000)
  await Promise.all([recall(), recall()])
  expect((await recall()).html).toBe('page')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('an older copy serves while a new one cannot be had', async () => {
  const recall = memoizePrerenderedPage('/search', 0)
  await recall()
  fetched.mockRejectedValue(new Error('down'))
  for (let time = 0; time < 2; time += 1) expect((await recall()).html).toBe('page')
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('without any copy the failure is the caller’s, and the next call tries again', async () => {
  const recall = memoizePrerenderedPage('/search', 60_000)
  fetched.mockRejectedValueOnce(new Error('down'))
  await expect(recall()).rejects.toThrow('down')
  expect((await recall()).html).toBe('page')
})
