import { deepEqual, equal, ok } from 'node:assert/strict'
import { openDesk } from '../../../scripts/chaos/freshness/desk.ts'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import type { Check } from '../checks.ts'
import type { Ground } from '../context.ts'

/** Conditional requests and parts, of pages and of the CMS's files. */
export const fileChecks = ({ browser, world }: Ground): Check[] => [
  [
    'a page that the browser has already is not sent again, in any packing',
    async () => {
      for (const packing of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': packing }
        const { headers: had } = await browser.ask('/AboutUs', { headers })
        const again = { ...headers, 'if-none-match': String(had.etag) }
        const { status, body } = await browser.ask('/AboutUs', { headers: again })
        deepEqual([status, body.length], [304, 0], packing)
      }
    },
  ],
  [
    'a picture is whole, is kept by the browser for good, and is not sent twice',
    async () => {
      const home = await browser.ask('/')
      const address = /\/assets\/[^" ]+/.exec(home.text)?.[0].replaceAll('&amp;', '&') ?? ''
      const own = await fetch(world.settings.localUrl + address)
      const bytes = Buffer.from(await own.arrayBuffer())
      const { headers, body, status } = await browser.ask(address)
      equal(status, 200)
      ok(body.equals(bytes))
      for (const name of ['content-type', 'cache-control', 'content-security-policy'])
        equal(headers[name], own.headers.get(name) ?? undefined, name)
      const had = { 'if-none-match': String(headers.etag) }
      equal((await browser.ask(address, { headers: had })).status, 304)
    },
  ],
  [
    'of a paper any part may be asked for',
    async () => {
      const address = await publishPaper(world)
      const whole = await browser.ask(address)
      equal(whole.status, 200)
      equal(whole.headers['content-type'], 'application/pdf')
      const { length } = whole.body
      for (const from of [0, 100, length - 200]) {
        const to = from + 199
        const part = await browser.ask(address, { headers: { range: `bytes=${from}-${to}` } })
        equal(part.status, 206)
        equal(part.headers['content-range'], `bytes ${from}-${to}/${length}`)
        ok(part.body.equals(whole.body.subarray(from, to + 1)))
      }
      equal((await browser.ask(address)).body.length, length)
    },
  ],
]

/** A paper that a notice leads to, once visitors may have it. */
async function publishPaper({ cmsUrl, secrets, settings }: Ground['world']): Promise<string> {
  const desk = openDesk(cmsUrl, secrets.adminToken)
  const { id } = await desk.upload(`%PDF-1.4 ${'words '.repeat(10_000)}`)
  const row = { title: 'Notice with a paper', date: '2030-01-01', file: id }
  await desk.ask('POST', '/items/notification', row)
  const address = `/assets/${id}`
  await waitUntil(async () => {
    const answer = await fetch(settings.localUrl + address, { method: 'HEAD' })
    return answer.ok ? undefined : 'The paper of a new notice is not there'
  }, 30)
  return address
}
