import { createServer, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { FORM_LIMITS } from 'school-schema/forms/questions'
import { MAX_POST_BYTES } from './request-rules.ts'
import { guardRequests, answerable } from './requests.ts'
import { listen } from './testing/temporary.ts'

test.each([
  ['/AboutUs?a=//b', '/AboutUs?a=//b'],
  ['//AboutUs', '/AboutUs/'],
  ['/AboutUs//?a=//b?c', '/AboutUs/?a=//b?c'],
  ['///notices///1', '/notices/1/'],
  ['/\\evil.example', '/evil.example/'],
  ['/hi\\AboutUs', '/hi/AboutUs/'],
  ['//', '/index'],
  ['///?p=1', '/index?p=1'],
  ['/', '/'],
  ['*', '*'],
  // Next.js cannot answer these.
  ['/%?a=b', '/missing'],
  ['/AboutUs%E0%A4', '/missing'],
  ['/[page]', '/missing'],
  ['/hi/%5Bpage%5D/', '/missing'],
])('%s is handled as %s', (url, handled) => {
  expect(answerable(url)).toBe(handled)
})

test('only GET, HEAD and POST reach the website, with the address of the sender', async () => {
  guardRequests(['127.0.0.1'])
  const server = createServer((received, response) =>
    response.end(`${received.url} ${String(received.headers['x-forwarded-for'])}`),
  )
  const port = await listen(server)
  const ask = (method: string, forwarded = '198.51.100.7') =>
    new Promise<unknown[]>((resolve) => {
      const headers = { 'x-forwarded-for': forwarded, 'content-length': 0 }
      request({ port, path: '//a', method, headers }, async (answer) => {
        const chunks = await answer.toArray()
        resolve([answer.statusCode, Buffer.concat(chunks).toString()])
      }).end()
    })
  expect(await ask('GET')).toEqual([200, '/a/ 198.51.100.7'])
  expect(await ask('POST', '192.0.2.1, 198.51.100.7')).toEqual([200, '/a/ 198.51.100.7'])
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY'])
    expect([method, (await ask(method))[0]]).toEqual([method, 405])

  const conditions = { range: 'bytes=9-', 'if-match': '"x"', 'if-none-match': '"x"' }
  const left = (path: string) =>
    new Promise<unknown>((resolve) => {
      server.once('request', ({ headers }: IncomingMessage) =>
        resolve(Object.keys(conditions).filter((name) => name in headers)),
      )
      request({ port, path, headers: conditions }, (answer) => answer.resume()).end()
    })
  // Next.js fails at the first two where its files do not meet them.
  expect(await left('/_next/static/a.js')).toEqual(['if-none-match'])
  expect(await left('/assets/a')).toEqual(Object.keys(conditions))
  server.close()
})

test('a post without a length, or above the limit, is refused before its body is read', async () => {
  guardRequests([])
  const reached: unknown[] = []
  const server = createServer(({ url }, response) => {
    reached.push(url)
    response.end()
  })
  const port = await listen(server)
  const post = (path: string, headers: Record<string, string>) =>
    new Promise<unknown>((resolve, reject) => {
      const sent = request({ port, path, method: 'POST', headers })
      // The body never ends.
      sent.on('response', ({ statusCode }) => resolve(statusCode) ?? sent.destroy())
      sent.on('error', reject)
      sent.write('x')
    })
  const chunked = { 'transfer-encoding': 'chunked' }
  const tooLong = { 'content-length': String(MAX_POST_BYTES + 1) }
  for (const path of ['/', '/hi/TakeAdmission', '/_next/image', '/assets/a', '/apis'])
    expect([await post(path, chunked), await post(path, tooLong)]).toEqual([411, 413])
  expect(reached).toEqual([])
  expect(await post('/', { 'content-length': String(MAX_POST_BYTES) })).toBe(200)
  expect(await post('/api/revalidate', tooLong)).toBe(200)
  server.closeAllConnections()
  server.close()
})

test('the longest answers to a form of the school fit into a post, twice', () => {
  expect(MAX_POST_BYTES).toBeGreaterThan(2 * FORM_LIMITS.questions * 2_000 * 3)
})

test('who has what would be sent gets 304 without a body', async () => {
  guardRequests([])
  const server = createServer((received, response) => {
    response.setHeader('etag', '"a"')
    response.statusCode = received.url === '/missing' ? 404 : 200
    response.write('The calendar')
    response.end()
  })
  const port = await listen(server)
  const ask = async (path: string, etag: string, method = 'GET') => {
    const headers = { 'if-none-match': etag }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
    return [answer.status, await answer.text(), answer.headers.get('etag')]
  }
  const unchanged = [304, '', '"a"']
  expect(await ask('/calendar.ics', 'W/"z", W/"a"')).toEqual(unchanged)
  expect(await ask('/calendar.ics', '"a"', 'HEAD')).toEqual(unchanged)
  expect(await ask('/calendar.ics', '"b"')).toEqual([200, 'The calendar', '"a"'])
  expect(await ask('/calendar.ics', '"a"', 'POST')).toEqual([200, 'The calendar', '"a"'])
  expect(await ask('/missing', '"a"')).toEqual([404, 'The calendar', '"a"'])
  server.close()
})

test('the requests of a connection are answered one after the other, and no more than 100 wait', async () => {
  guardRequests([])
  let open = 0
  let most = 0
  const server = createServer((received, response) => {
    open += 1
    most = Math.max(most, open)
    void setTimeout(1).then(() => {
      open -= 1
      response.end(`${received.url} `)
    })
  })
  const port = await listen(server)
  const send = async (count: number) => {
    const socket = connect(port, '127.0.0.1')
    const urls = Array.from({ length: count }, (_, index) => `/${index}`)
    const close = (url: string) => (url === urls.at(-1) ? 'Connection: close\r\n' : '')
    socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nHost: a\r\n${close(url)}\r\n`).join(''))
    const text = Buffer.concat(await socket.toArray().catch(() => [])).toString()
    return (text.match(/\/\d+(?= )/g) ?? []).filter((url) => urls.includes(url))
  }
  expect(await send(20)).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`))
  expect(most).toBe(1)
  expect(await send(2000)).toEqual([])
  server.close()
})

test('between the answers to a connection, others get theirs', async () => {
  guardRequests([])
  let inTurn = 0
  let most = 0
  const server = createServer((_, response) => {
    inTurn += 1
    most = Math.max(most, inTurn)
    setImmediate(() => (inTurn = 0))
    response.end()
  })
  const socket = connect(await listen(server), '127.0.0.1')
  const close = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50) + close)
  await socket.toArray()
  expect(most).toBe(1)
  server.close()
})

test('the searches of a sender wait for each other, and nobody else for them', async () => {
  guardRequests([])
  const open: { url: unknown; end: () => void }[] = []
  const server = createServer((received, response) => {
    open.push({ url: received.url, end: () => response.end() })
  })
  const port = await listen(server)
  const send = (path: string, sender: string) => {
    const sent = request({ port, path, host: '127.0.0.1', localAddress: sender })
    sent.on('error', () => undefined).end()
    return sent
  }
  const urls = () => open.map(({ url }) => url)
  const until = async (...expected: string[]) => {
    for (let tries = 0; open.length < expected.length && tries < 400; tries += 1)
      await setTimeout(5)
    expect(urls()).toEqual(expected)
  }
  send('/search?q=1', '127.0.0.2')
  await until('/search?q=1')
  const second = send('/hi/search?q=2', '127.0.0.2')
  send('/search?q=3', '127.0.0.2')
  send('/search?q=4', '127.0.0.3')
  await until('/search?q=1', '/search?q=4')
  send('/AboutUs', '127.0.0.2')
  await until('/search?q=1', '/search?q=4', '/AboutUs')
  // Its sender does not wait for the answer: the next one must not begin before the first ends.
  second.destroy()
  send('/Faculty', '127.0.0.2')
  await until('/search?q=1', '/search?q=4', '/AboutUs', '/Faculty')
  open[0]?.end()
  await until('/search?q=1', '/search?q=4', '/AboutUs', '/Faculty', '/search?q=3')
  server.closeAllConnections()
  server.close()
})
