import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { isStopped } from './restore.ts'

/** The address of a server, and the end of it. */
async function listen(answer: (socket: Socket) => unknown) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('what answers badly, or not at all, is not stopped; what refuses connections is', async () => {
  const [failing, broken] = await Promise.all([
    listen((socket) => socket.end('HTTP/1.1 500 Broken\r\ncontent-length: 0\r\n\r\n')),
    listen((socket) => socket.destroy()),
  ])
  expect([await isStopped(failing.url), await isStopped(broken.url)]).toEqual([false, false])
  for (const { close } of [failing, broken]) close()
  expect(await isStopped(broken.url)).toBe(true)
})

test('a name that stays unknown is that of a container that was removed', async () => {
  expect(await isStopped('http://removed.invalid/')).toBe(true)
}, 20_000)
