import { Messenger } from './messenger.ts'

const [one, two] = ['heading', 'notification']

function set() {
  const deliver = jest.fn((_collections: string[]) => Promise.resolve())
  const warn = jest.fn((_text: string) => undefined)
  return { deliver, warn, messenger: new Messenger(deliver, warn) }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('Messenger', () => {
  it('names each collection once, however many rows of it change', async () => {
    const { deliver, messenger } = set()
    for (let row = 0; row < 20_000; row += 1) messenger.tell(one)
    await jest.advanceTimersByTimeAsync(20)
    expect(deliver.mock.calls).toEqual([[[one]]])
  })

  it('gathers what happens within 20 ms into one message', async () => {
    const { deliver, messenger } = set()
    messenger.tell(one)
    messenger.tell(two)
    messenger.tell(one)
    await jest.advanceTimersByTimeAsync(20)
    expect(deliver.mock.calls).toEqual([[[one, two]]])
  })

  it('tries again after 1, 2, 4 … 60 seconds and complains once', async () => {
    const { deliver, warn, messenger } = set()
    deliver.mockRejectedValue(new Error('fetch failed'))
    messenger.tell(one)
    await jest.advanceTimersByTimeAsync(20)
    for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1)
      expect(deliver).toHaveBeenCalledTimes(index + 1)
      await jest.advanceTimersByTimeAsync(1)
      expect(deliver).toHaveBeenCalledTimes(index + 2)
    }
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('delivers what failed together with what came meanwhile', async () => {
    const { deliver, messenger } = set()
    deliver.mockRejectedValueOnce(new Error('it answered 503'))
    messenger.tell(one)
    await jest.advanceTimersByTimeAsync(20)
    messenger.tell(two)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(deliver).toHaveBeenLastCalledWith([one, two])
    await jest.advanceTimersByTimeAsync(120_000)
    expect(deliver).toHaveBeenCalledTimes(2)
  })

  it('sends what arrives during a delivery afterwards, not beside it', async () => {
    const { deliver, messenger } = set()
    deliver.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 500)))
    messenger.tell(one)
    await jest.advanceTimersByTimeAsync(20)
    messenger.tell(two)
    await jest.advanceTimersByTimeAsync(100)
    expect(deliver).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(420)
    expect(deliver).toHaveBeenLastCalledWith([two])
  })
})
