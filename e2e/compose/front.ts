// The front and TLS, on the school of compose.ts.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { test } from 'node:test'
import { podman, privateAddresses } from './project.ts'
import { findFailingPages, isReady, PAGES, visit, waitFor, type School } from './school.ts'

/** The ports of the services that another school must not reach. */
const PORTS = { site: 3000, cms: 8055, front: 8080 }

/** What containers of one school can reach of another one, by name and by address. */
export function findReachable(from: string, other: string): string[] {
  const places = Object.entries(PORTS).flatMap(([service, port]) => {
    const container = `${other}-${service}`
    return [container, ...privateAddresses(container)].map((host) => `${host}:${port}`)
  })
  const script = `
    const connect = (place) => new Promise((done) => {
      const [host, port] = place.split(':')
      const socket = require('node:net').connect({ host, port, timeout: 1000 })
      const end = (found) => { socket.destroy(); done(found) }
      socket.on('connect', () => end([place])).on('error', () => end([])).on('timeout', () => end([]))
    })
    Promise.all(${JSON.stringify(places)}.map(connect)).then((all) => console.log(JSON.stringify(all.flat())))`
  return ['site', 'cms', 'backup'].flatMap((service) => {
    const found = podman('exec', `${from}-${service}`, 'node', '-e', script)
    return (JSON.parse(found) as string[]).map((place) => `${service}: ${place}`)
  })
}

/** What openssl prints of a connection, on which it sends this. */
const tls = (port: number, options: readonly string[], input = ''): string => {
  const args = ['s_client', '-connect', `127.0.0.1:${port}`, ...options]
  try {
    return execFileSync('openssl', args, { input, encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return 'refused'
  }
}

/** Whether a program speaks QUIC here: it answers an unknown version with those that it knows. */
async function speaksQuic(port: number): Promise<boolean> {
  const socket = createSocket('udp4')
  const packet = Buffer.alloc(1200)
  Buffer.from('c0aaaaaaaa0800000000000000000800000000000000', 'hex').copy(packet)
  socket.send(packet, port, '127.0.0.1')
  const signal = AbortSignal.timeout(5_000)
  const [answer] = (await once(socket, 'message', { signal })) as [Buffer]
  socket.close()
  return answer.readUInt32BE(1) === 0
}

/** Puts the site into an endless loop, by its debugger. */
const HANG = `
  const [pid] = require('node:fs').readFileSync('/proc/1/task/1/children', 'utf8').split(' ')
  process.kill(Number(pid), 'SIGUSR1')
  const find = () => fetch('http://127.0.0.1:9229/json/list').then((found) => found.json()).catch(find)
  find().then(([{ webSocketDebuggerUrl }]) => {
    const debug = new WebSocket(webSocketDebuggerUrl)
    const params = { expression: 'for (;;);' }
    debug.onopen = () => debug.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }))
    setTimeout(process.exit, 1000)
  })`

/** Tests of a school in containers named `first-`, which is ready. */
export function testFront({ site }: School, [http = 0, https = 0]: readonly number[]): void {
  const from = (address: string, path = '/', init: RequestInit = {}) =>
    visit(site + path, { ...init, headers: { 'x-forwarded-for': address, ...init.headers } })

  void test('only names of schools are served, with strong ciphers, and HTTP/3 on the same port', async () => {
    const asSite = ['-servername', 'first.test', '-tls1_2']
    assert.match(tls(https, [...asSite, '-cipher', 'ECDHE+AESGCM']), /Cipher is ECDHE/)
    for (const cipher of ['ECDHE-ECDSA-AES128-SHA256', 'AES256-SHA'])
      assert.equal(tls(https, [...asSite, '-cipher', cipher]), 'refused', cipher)
    assert.equal(tls(https, ['-servername', 'evil.test']), 'refused')
    assert.equal(tls(https, ['-noservername']), 'refused')
    const request = 'GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n'
    assert.equal((await visit(`http://evil.test:${http}/`)).status, 421)
    assert.match(tls(https, [...asSite, '-ign_eof'], request), /^HTTP\/1.1 421 /m)
    const { headers } = await visit(`${site}/`)
    assert.equal(headers.get('alt-svc'), `h3=":${https}"; ma=86400`)
    assert(await speaksQuic(https))
  })

  void test('200 families behind one address are served; a robot is slowed, and nobody else', async () => {
    const family = '203.0.113.5'
    const posts = await Promise.all(
      Array.from({ length: 200 }, () =>
        from(family, '/api/ready', { method: 'POST', body: 'a=1' }),
      ),
    )
    // A limit of 500 at once concerns what is not stored: the posts, and this.
    const questions = await Promise.all(
      Array.from({ length: 200 }, () => from(family, '/api/ready')),
    )
    const pages = await Promise.all(Array.from({ length: 400 }, () => from(family, '/')))
    const refused = [...posts, ...questions, ...pages].filter(({ status }) => status === 429)
    assert.deepEqual(refused, [])
    const robot = await Promise.all(
      Array.from({ length: 400 }, () =>
        from('203.0.113.6', '/api/ready', { method: 'POST', body: 'a=1' }),
      ),
    )
    const slowed = robot.filter(({ status }) => status === 429)
    assert(slowed.length > 50, String(slowed.length))
    assert.match(slowed[0]?.text ?? '', /^Too many requests from your connection/)
    assert.notEqual((await from('2001:db8:1:2::6', '/api/ready', { method: 'POST' })).status, 429)
  })

  void test('while the site hangs, a stored page comes after a second, and the site starts again', async () => {
    await Promise.all(PAGES.map((path) => visit(site + path)))
    podman('exec', 'first-site', 'node', '-e', HANG)
    const since = performance.now()
    assert.deepEqual(await findFailingPages({ site } as School), [])
    const seconds = (performance.now() - since) / 1000
    assert(seconds < 2.5, `${seconds.toFixed(1)} s`)
    // Nobody has read this page of the menu: the front has.
    assert.equal((await visit(`${site}/AboutUs`)).status, 200)
    assert.equal((await visit(`${site}/api/ready`)).status, 503)
    await waitFor('The site is ready', 120, () => isReady({ site } as School))
  })
}
