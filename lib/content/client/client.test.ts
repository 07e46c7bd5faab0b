import { gzipSync } from 'node:zlib'
import { temporaryServer } from '../../server/testing/temporary.ts'
import { cmsFetch } from './client.ts'

const MEGABYTE = 1024 * 1024

const address = temporaryServer(({ url = '' }, response) => {
  const [encoding, bytes] = url.slice(1).split('?')
  const body = Buffer.alloc(Number(bytes), ' ')
  if (encoding !== 'gzip') return void response.end(body)
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body, { level: 1 }))
})

test.each(['plain', 'gzip'])(
  'a response of 12 megabytes is accepted, one of 17 is not: %s',
  async (encoding) => {
    const answer = await cmsFetch(`${address()}/${encoding}?${12 * MEGABYTE}`)
    expect((await answer.arrayBuffer()).byteLength).toBe(12 * MEGABYTE)
    const endless = cmsFetch(`${address()}/${encoding}?${17 * MEGABYTE}`)
    await expect(endless).rejects.toThrow('no end')
  },
  30_000,
)
