import { createKeyedLimiter } from './asset.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('tasks with the same key run one after another, others do not wait', async () => {
  const inTurn = createKeyedLimiter(8)
  const pieces = [1, 2, 3].map(() => Promise.withResolvers<number>())
  const works = pieces.map(({ promise }) => jest.fn(() => promise))
  const results = works.map((work, index) => inTurn(['a', 'a', 'b'][index] ?? '', work))
  await soon()
  expect(works.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
  pieces[0]?.resolve(1)
  await soon()
  expect(works.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  pieces[1]?.resolve(2)
  pieces[2]?.resolve(3)
  expect(await Promise.all(results)).toEqual([1, 2, 3])
})

test('the number of concurrent tasks is limited, and all of them run', async () => {
  const inTurn = createKeyedLimiter(3)
  let underway = 0
  let maximum = 0
  const results = Array.from({ length: 20 }, (_, index) =>
    inTurn(`${index}`, async () => {
      maximum = Math.max(maximum, (underway += 1))
      await soon()
      underway -= 1
      return index
    }),
  )
  expect(await Promise.all(results)).toHaveLength(20)
  expect(maximum).toBe(3)
})

test('a failure only affects its task, and frees its place', async () => {
  const inTurn = createKeyedLimiter(1)
  const failing = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
