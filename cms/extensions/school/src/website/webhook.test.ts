import { changedCollection, clearsSample, createWebhook } from './webhook.ts'

test('changes within 20 ms are one request with each collection once', async () => {
  jest.useFakeTimers()
  const send = jest.fn()
  const notify = createWebhook(send)
  for (let row = 0; row < 20_000; row += 1) notify('heading')
  notify('notification')
  notify('heading')
  await jest.advanceTimersByTimeAsync(20)
  expect(send.mock.calls).toEqual([[['heading', 'notification']]])
  notify('notification')
  await jest.advanceTimersByTimeAsync(20)
  expect(send).toHaveBeenLastCalledWith(['notification'])
  jest.useRealTimers()
})

test.each([
  ['items.create', 'notification', 'notification'],
  ['items.sort', 'faculty', 'faculty'],
  ['items.update', 'gallery_files', 'gallery_files'],
  ['files.upload', undefined, 'directus_files'],
  // The website does not show these.
  ['items.create', 'admission', null],
  ['items.update', 'certificate', null],
  ['items.create', 'directus_users', null],
])('%s of %s changes %s', (name, collection, expected) => {
  expect(changedCollection(name, collection === undefined ? {} : { collection })).toBe(expected)
})

test('only a save of the school that clears the sample is one', () => {
  const clears = (payload: object) =>
    clearsSample({ collection: 'school', payload: { ...payload } })
  expect(clears({ sample_content: 'cleared', name: 'Neem School' })).toBe(true)
  for (const payload of [{ sample_content: 'drafts' }, {}]) expect(clears(payload)).toBe(false)
})
