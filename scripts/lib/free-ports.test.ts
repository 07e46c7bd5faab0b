import { once } from 'node:events'
import { createServer } from 'node:net'
import { assertPortsFree } from './free-ports.ts'

test('a port in use is reported with the variable to change', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const wanted = { variable: 'PORT', host: '127.0.0.1', port }
  await expect(assertPortsFree([wanted])).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`)
  server.close()
  await once(server, 'close')
  await expect(assertPortsFree([wanted])).resolves.toBeUndefined()
})
