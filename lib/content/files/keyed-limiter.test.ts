import { createKeyedLimiter } from './keyed-limiter.ts'

/** Work that the test ends. */
function piece() {
  let end: (value: string) => void = () => undefined
  const ended = new Promise<string>((resolve) => (end = resolve))
  const work = jest.fn(() => ended)
  return { work, end }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('two of one name follow each other, another does not wait', async () => {
  const inTurn = createKeyedLimiter(8)
  const [first, second, other] = [piece(), piece(), piece()]
  const results = [inTurn('a', first.work), inTurn('a', second.work), inTurn('b', other.work)]
  await soon()
  expect([first, second, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1])
  first.end('1')
  await soon()
  expect(second.work).toHaveBeenCalledTimes(1)
  second.end('2')
  other.end('3')
  expect(await Promise.all(results)).toEqual(['1', '2', '3'])
})

test('no more are under way than may be, and all come to their turn', async () => {
  const inTurn = createKeyedLimiter(3)
  let underway = 0
  let most = 0
  const results = Array.from({ length: 20 }, (_, index) =>
    inTurn(`${index}`, async () => {
      most = Math.max(most, (underway += 1))
      await soon()
      underway -= 1
      return index
    }),
  )
  expect(await Promise.all(results)).toHaveLength(20)
  expect(most).toBe(3)
})

test('a failure is its own, and makes room', async () => {
  const inTurn = createKeyedLimiter(1)
  const failing = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
