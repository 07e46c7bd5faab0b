import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { cmsFetch } from './client.ts'

const MEGABYTE = 1024 * 1024

let server: Server
const addressOf = (bytes: number, encoding: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/${encoding}?${bytes}`

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [encoding, bytes] = url.slice(1).split('?')
    const body = Buffer.alloc(Number(bytes), ' ')
    if (encoding !== 'gzip') return void response.end(body)
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body, { level: 1 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each(['plain', 'gzip'])(
  '12 megabytes are an answer, 17 are not: %s',
  async (encoding) => {
    const answer = await cmsFetch(addressOf(12 * MEGABYTE, encoding))
    expect((await answer.arrayBuffer()).byteLength).toBe(12 * MEGABYTE)
    await expect(cmsFetch(addressOf(17 * MEGABYTE, encoding))).rejects.toThrow('no end')
  },
  30_000,
)
