import { deepEqual, equal, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { MAX_POST_BYTES } from '../../../lib/enquiry/parse-form.ts'
import { generateLoad } from '../../support/load.ts'
import { addresses, expectResponses, type Checks, type Context } from '../checks.ts'
import { openTls } from '../client.ts'

const FLOOD = 120
const MAX_PASSED = 31
const CONCURRENCY = 100
const HEADER_TIMEOUT_MS = 10_000

/** Excess is rejected, normal use is not. */
export const limitChecks = ({ client, nginx }: Context): Checks => ({
  async 'many clients behind one address can read the complete site at once'() {
    const all = Array.from({ length: 20 }, () => addresses).flat()
    deepEqual([...(await statusesOf(nginx.url, all)).keys()], [200])
  },
  async 'a form above the size limit is rejected before it reaches the site'() {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: nginx.url }
    const body = Buffer.alloc(MAX_POST_BYTES + 1, 'a')
    const tooLong = { method: 'POST', headers, body, status: 413, contains: 'too long' }
    await expectResponses(client, [{ path: '/', ...tooLong }])
  },
  async [`of ${FLOOD} posts at once about ${MAX_PASSED} reach the site, and pages are still served`]() {
    // Posts without a form: the site rejects them with its own status.
    const post = { method: 'POST', headers: { origin: nginx.url }, body: 'x' }
    const flood = statusesOf(nginx.url, Array<string>(FLOOD).fill('/'), post)
    const page = client.send('/')
    const passed = FLOOD - ((await flood).get(429) ?? 0)
    ok(passed >= MAX_PASSED - 5 && passed <= MAX_PASSED + 10, `${passed} passed`)
    equal((await page).status, 200)
    const more = await Promise.all([0, 1, 2].map(() => client.send('/', post)))
    const refused = more.find(({ status }) => status === 429)
    equal(refused?.headers['retry-after'], '60')
    // The limit of the next check must have recovered.
    await pause(35_000)
  },
  async 'too many made-up addresses are rejected, and pages are still served'() {
    // The limit recovers while they are sent: a slow machine needs more of them.
    const madeUp = Array.from({ length: 5_000 }, (_, index) => `/made-up-${index}`)
    const statuses = await statusesOf(nginx.url, madeUp, {}, 429)
    deepEqual([...statuses.keys()].toSorted(), [404, 429])
    equal((await client.send('/')).status, 200)
  },
  async 'a very slow connection is closed'() {
    const slow = openTls(nginx, { ALPNProtocols: ['http/1.1'] }).on('error', () => undefined)
    await once(slow, 'secureConnect')
    slow.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    const begun = performance.now()
    const trickle = setInterval(() => slow.write('X-A: b\r\n'), 500)
    await new Promise((resolve) => slow.resume().once('close', resolve))
    clearInterval(trickle)
    ok(performance.now() - begun < HEADER_TIMEOUT_MS + 5_000)
  },
})

/**
 * Requests the paths concurrently, each on its own connection; returns the number of responses by
 * status.
 * @param last the status after which no more requests are sent
 */
function statusesOf(url: string, paths: readonly string[], init: RequestInit = {}, last?: number) {
  let hasLast = false
  return generateLoad({
    concurrency: CONCURRENCY,
    isOver: (begun) => hasLast || begun >= paths.length,
    send: async (index) => {
      const response = await fetch(url + paths[index], init)
      await response.arrayBuffer()
      hasLast ||= response.status === last
      return response.status
    },
  })
}
