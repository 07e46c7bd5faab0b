import { answerFromMemory, forgetAnswers, recallAnswer } from './memory.ts'

// Outside a server component React keeps nothing; here all is one request.
jest.mock('react', () => ({
  cache: (make: () => object) => {
    const one = make()
    return () => one
  },
}))

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  forgetAnswers()
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a page that did not ask for memory always reads', async () => {
  const load = jest.fn(() => Promise.resolve('fresh'))
  await recallAnswer('plain', load)
  await recallAnswer('plain', load)
  expect(load).toHaveBeenCalledTimes(2)
})

describe('a page made on request', () => {
  beforeAll(answerFromMemory)

  test('reads once, and a failure is not kept', async () => {
    const load = jest.fn(() => Promise.resolve('first'))
    await expect(recallAnswer('once', () => Promise.reject(new Error('out')))).rejects.toThrow(
      'out',
    )
    expect(await recallAnswer('once', load)).toBe('first')
    expect(await recallAnswer('once', load)).toBe('first')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('gets an old answer at once, which one request refreshes behind its back', async () => {
    await recallAnswer('old', () => Promise.resolve('old'))
    jest.advanceTimersByTime(6_000)
    const load = jest.fn(() => Promise.resolve('new'))
    expect(await Promise.all([recallAnswer('old', load), recallAnswer('old', load)])).toEqual([
      'old',
      'old',
    ])
    expect(load).toHaveBeenCalledTimes(1)
    await settle()
    expect(await recallAnswer('old', load)).toBe('new')
  })

  test('keeps the old answer while the CMS is out', async () => {
    await recallAnswer('kept', () => Promise.resolve('good'))
    jest.advanceTimersByTime(6_000)
    const load = () => Promise.reject(new Error('out'))
    expect(await recallAnswer('kept', load)).toBe('good')
    await settle()
    expect(await recallAnswer('kept', load)).toBe('good')
  })

  test('does not keep an answer that was under way while something changed', async () => {
    const before = recallAnswer('change', async () => {
      await settle()
      return 'before'
    })
    forgetAnswers()
    expect(await before).toBe('before')
    expect(await recallAnswer('change', () => Promise.resolve('after'))).toBe('after')
  })
})
