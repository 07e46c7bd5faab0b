import { deepEqual, equal, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { LARGEST_POST } from '../../../lib/enquiry/text.ts'
import type { Check } from '../checks.ts'
import type { Ground } from '../context.ts'
import { addresses } from '../pages.ts'

const FLOOD = 120
const MOST_AT_ONCE = 31
const AT_ONCE = 100
const HEADER_PATIENCE_MS = 10_000

/** What is too much is refused, and what families do is not. */
export const limitChecks = ({ browser, front }: Ground): Check[] => [
  [
    'a whole site read at once by many behind one address is answered in full',
    async () => {
      const all = Array.from({ length: 20 }, () => addresses).flat()
      const statuses = await statusesOf(front.url, all)
      deepEqual(new Set(statuses), new Set([200]))
    },
  ],
  [
    'a form above the size is refused before the site sees it',
    async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: front.url }
      const body = Buffer.alloc(LARGEST_POST + 1, 'a')
      const answer = await browser.ask('/', { method: 'POST', headers, body })
      equal(answer.status, 413)
      ok(answer.text.includes('too long'))
    },
  ],
  [
    `of ${FLOOD} posts at once about ${MOST_AT_ONCE} reach the site, and pages still come`,
    async () => {
      // Posts without a form: the site refuses them with a status of its own.
      const post = { method: 'POST', headers: { origin: front.url }, body: 'x' }
      const flood = statusesOf(front.url, Array<string>(FLOOD).fill('/'), post)
      const page = browser.ask('/')
      const statuses = await flood
      const through = statuses.filter((status) => status !== 429).length
      ok(through >= MOST_AT_ONCE - 5 && through <= MOST_AT_ONCE + 10, `${through} went through`)
      equal((await page).status, 200)
      const refusals = await Promise.all([0, 1, 2].map(() => browser.ask('/', post)))
      const refused = refusals.find(({ status }) => status === 429)
      equal(refused?.headers['retry-after'], '60')
      // So that those who come after find the bucket empty.
      await pause(35_000)
    },
  ],
  [
    'made-up addresses are refused when they are too many, and pages still come',
    async () => {
      const madeUp = Array.from({ length: 900 }, (_, index) => `/made-up-${index}`)
      const statuses = await statusesOf(front.url, madeUp)
      ok(statuses.includes(429))
      deepEqual(new Set(statuses), new Set([404, 429]))
      equal((await browser.ask('/')).status, 200)
    },
  ],
  [
    'a connection that trickles is ended',
    async () => {
      const { port } = new URL(front.url)
      const open = () =>
        connect({
          port: Number(port),
          host: '127.0.0.1',
          servername: 'localhost',
          ca: front.certificate,
        })
      const slow = open()
      slow.on('error', () => undefined)
      await once(slow, 'secureConnect')
      slow.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      const began = performance.now()
      const trickle = setInterval(() => slow.write('X-A: b\r\n'), 500)
      await new Promise((resolve) => slow.resume().once('close', resolve))
      clearInterval(trickle)
      ok(performance.now() - began < HEADER_PATIENCE_MS + 5_000)
    },
  ],
]

/** Asks for all of them, many at once and each on a connection of its own. */
async function statusesOf(url: string, all: readonly string[], ask: RequestInit = {}) {
  const statuses: number[] = []
  const waiting = all.values()
  const asker = async () => {
    for (const address of waiting) {
      const answer = await fetch(url + address, ask)
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, asker))
  return statuses
}
