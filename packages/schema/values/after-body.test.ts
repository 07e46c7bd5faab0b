import { once } from 'node:events'
import { createServer, request, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterBody } from './after-body.ts'

const BODY = Buffer.alloc(20_000_000)

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** What a sender reads who first writes everything. */
function send(port: number, connection: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${BODY.length}\r\n\r\n`,
  )
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.write(BODY, (error) =>
      error ? reject(error) : socket.once('data', (answer) => resolve(answer.toString('latin1'))),
    )
  })
}

const answers: Record<string, RequestListener> = {
  'at once': (_, response) => response.writeHead(413).end('too long'),
  later: (_, response) => void setTimeout(() => response.writeHead(413).end('too long'), 20),
  'in parts': (_, response) => {
    response.writeHead(413).write('too ')
    response.end('long')
  },
  'after a part was read': (request, response) => {
    request.pipe(new PassThrough())
    request.once('data', () => response.writeHead(413).end('too long'))
  },
  'after all': (request, response) => {
    request.resume().once('end', () => response.writeHead(413).end('too long'))
  },
}

test.each(
  Object.keys(answers).flatMap((name) => [
    [name, 'close'],
    [name, 'keep-alive'],
  ]),
)('an answer %s reaches its sender on a connection %s', async (name = '', connection = '') => {
  const server = createServer((received, response) => {
    afterBody(received, response)
    answers[name]?.(received, response)
  })
  // On a busy machine the body may take longer than a connection stays idle.
  server.keepAliveTimeout = 0
  const port = await listen(server)
  expect(await send(port, connection)).toContain('1.1 413 ')
  server.closeAllConnections()
  server.close()
})

test('a sender who stops gets no answer, and nothing fails', async () => {
  const server = createServer((received, response) => {
    afterBody(received, response)
    response.writeHead(413).end('too long')
  })
  const port = await listen(server)
  const headers = { connection: 'close', 'content-length': BODY.length }
  const sent = request({ port, method: 'POST', headers }).on('error', () => undefined)
  sent.write('a')
  setTimeout(() => sent.destroy(), 50)
  await new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  )
  server.close()
})
