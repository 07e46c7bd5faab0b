import { addRoutes, keysOf, type Router } from './routes.ts'

type Handler = Parameters<Router['post']>[1]

const nothing = { enquiries: 0, traces: 0 }

function create() {
  const handlers = new Map<string, Handler>()
  const work = {
    expired: jest.fn(() => Promise.resolve(nothing)),
    selected: jest.fn(() => Promise.resolve(nothing)),
  }
  const onError = jest.fn()
  addRoutes({ post: (path, handler) => void handlers.set(path, handler) }, work, onError)
  const post = (path: string, accountability: { admin?: boolean } | null, body?: unknown) =>
    new Promise<[number, object]>((resolve) => {
      const response = {
        statusCode: 200,
        status: (code: number) => Object.assign(response, { statusCode: code }),
        json: (answer: object) => resolve([response.statusCode, answer]),
      }
      handlers.get(path)?.({ accountability, body }, response)
    })
  return { post, work, onError }
}

test.each(['/enquiries/erase', '/enquiries/erase-expired'])(
  '%s is for administrators',
  async (path) => {
    const { post, work } = create()
    for (const accountability of [null, {}, { admin: false }])
      expect((await post(path, accountability, { admission: ['1'] }))[0]).toBe(403)
    expect(work.selected).not.toHaveBeenCalled()
    expect(work.expired).not.toHaveBeenCalled()
    expect(await post(path, { admin: true })).toEqual([200, { data: nothing }])
  },
)

test('a failure is reported without its message', async () => {
  const { post, work, onError } = create()
  work.expired.mockRejectedValue(new Error('near "Asha Devi"'))
  const [status, answer] = await post('/enquiries/erase-expired', { admin: true })
  expect(status).toBe(500)
  expect(JSON.stringify(answer)).not.toContain('Asha')
  expect(onError).toHaveBeenCalledTimes(1)
})

test.each([
  [undefined, {}],
  [
    { admission: ['1', 2], users: ['3'] },
    { admission: ['1'], admission_form: [] },
  ],
  [{ admission_form: 'all' }, { admission: [], admission_form: [] }],
])('the keys of %j are %j', (body, keys) => {
  expect(keysOf(body)).toEqual(keys)
})
