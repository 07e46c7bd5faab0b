import { gzipSync } from 'node:zlib'
import { temporaryServer } from '../../server/testing/temporary.ts'
import { testEnvironment } from '../../testing/environment.ts'
import { cmsFetch, openCmsFile } from './client.ts'

const MEGABYTE = 1024 * 1024

const bodies = new Map<string, Buffer>(
  [12, 17].flatMap((megabytes) => {
    const body = Buffer.alloc(megabytes * MEGABYTE, ' ')
    return [
      [`/plain/${megabytes}`, body],
      [`/gzip/${megabytes}`, gzipSync(body, { level: 1 })],
    ] as const
  }),
)

const address = temporaryServer(({ url = '' }, response) => {
  if (url.startsWith('/gzip')) response.setHeader('content-encoding', 'gzip')
  if (url !== '/hung') response.end(bodies.get(url))
})

// The limit in bytes must not depend on how many of them this machine reads within the timeout.
beforeEach(() => jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal))
afterEach(() => jest.restoreAllMocks())

test.each(['plain', 'gzip'])(
  'a response of 12 megabytes is accepted, one of 17 is not: %s',
  async (encoding) => {
    const answer = await cmsFetch(`${address()}/${encoding}/12`)
    expect((await answer.arrayBuffer()).byteLength).toBe(12 * MEGABYTE)
    await expect(cmsFetch(`${address()}/${encoding}/17`)).rejects.toThrow('too large')
  },
)

test('while the CMS does not answer, a file is given up early', async () => {
  Object.assign(process.env, testEnvironment, { CMS_URL: address() })
  await expect(cmsFetch('http://127.0.0.1:1/items')).rejects.toThrow()
  await expect(openCmsFile('/hung', new Headers())).rejects.toThrow('Headers Timeout')
}, 4_000)
