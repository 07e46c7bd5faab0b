import { changedCollection, createWebhook } from './webhook.ts'

const [one, two] = ['heading', 'notification']

function create() {
  const send = jest.fn((_collections: string[]) => Promise.resolve())
  const warn = jest.fn((_text: string) => undefined)
  return { send, warn, enqueue: createWebhook(send, warn) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('changes within 20 ms are one request with each collection once', async () => {
  const { send, enqueue } = create()
  for (let row = 0; row < 20_000; row += 1) enqueue(one)
  enqueue(two)
  enqueue(one)
  await jest.advanceTimersByTimeAsync(20)
  expect(send.mock.calls).toEqual([[[one, two]]])
})

test('it is retried after 1, 2, 4 … 60 seconds with one warning', async () => {
  const { send, warn, enqueue } = create()
  send.mockRejectedValue(new Error('fetch failed'))
  enqueue(one)
  await jest.advanceTimersByTimeAsync(20)
  for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(send).toHaveBeenCalledTimes(index + 1)
    await jest.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(index + 2)
  }
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a failed request is sent again together with later changes', async () => {
  const { send, enqueue } = create()
  send.mockRejectedValueOnce(new Error('status 503'))
  enqueue(one)
  await jest.advanceTimersByTimeAsync(20)
  enqueue(two)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(send).toHaveBeenLastCalledWith([one, two])
  await jest.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('changes during a request are sent after it', async () => {
  const { send, enqueue } = create()
  send.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 500)))
  enqueue(one)
  await jest.advanceTimersByTimeAsync(20)
  enqueue(two)
  await jest.advanceTimersByTimeAsync(100)
  expect(send).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(420)
  expect(send).toHaveBeenLastCalledWith([two])
})

test.each([
  ['items.create', 'notification', 'notification'],
  ['items.sort', 'faculty', 'faculty'],
  ['items.update', 'gallery_files', 'gallery_files'],
  ['files.upload', undefined, 'directus_files'],
  // The website does not show these.
  ['items.create', 'admission', null],
  ['items.create', 'admission_form', null],
  ['items.create', 'content_finding', null],
  ['items.create', 'directus_users', null],
])('%s of %s changes %s', (name, collection, expected) => {
  expect(changedCollection(name, collection === undefined ? {} : { collection })).toBe(expected)
})
