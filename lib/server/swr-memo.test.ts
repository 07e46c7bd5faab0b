import { swrMemo } from './swr-memo.ts'

test('a value is loaded once while it is fresh, and once for many who ask together', async () => {
  const load = jest.fn(() => Promise.resolve('a'))
  const recall = swrMemo(load)
  await Promise.all([recall(60_000), recall(60_000)])
  expect(await recall(60_000)).toBe('a')
  expect(load).toHaveBeenCalledTimes(1)
})

test('an older value serves while a new one cannot be had', async () => {
  let isDown = false
  const recall = swrMemo(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve('a')))
  await recall(0)
  isDown = true
  expect(await recall(0)).toBe('a')
})

test('with nothing to fall back on, the failure is the caller’s', async () => {
  await expect(swrMemo(() => Promise.reject(new Error('down')))(0)).rejects.toThrow('down')
})
