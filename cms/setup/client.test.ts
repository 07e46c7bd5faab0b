import { connectCms, difference } from './client.ts'

const answer = (status: number, body: object) => Promise.resolve(Response.json(body, { status }))

afterEach(() => {
  jest.restoreAllMocks()
})

test('a request to a busy CMS is retried', async () => {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(() => answer(503, { errors: [{ message: 'Under pressure' }] }))
    .mockImplementationOnce(() => answer(200, { data: [{ id: 1 }] }))
  expect(await connectCms('http://cms', 'token').list('/fields')).toEqual([{ id: 1 }])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('any other error is thrown with its reason', async () => {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => answer(403, { errors: [{ message: 'No.' }] }))
  await expect(connectCms('http://cms', 'token').list('/fields')).rejects.toThrow(
    'The CMS refused GET /fields with 403: No.',
  )
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  [{ note: 'a', options: { max: 1, min: 0 } }, { options: { min: 0, max: 1 } }, null],
  // A value that Directus omits is null.
  [{}, { group: null }, null],
  [{ note: 'old', special: ['file'] }, { note: 'new', special: ['file'] }, { note: 'new' }],
])('%j becomes %j by %j', (actual, wanted, changes) => {
  expect(difference(wanted, actual)).toEqual(changes)
})
