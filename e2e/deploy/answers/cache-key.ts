import { deepEqual, equal, match, notEqual } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { addresses, type Checks, type Context } from '../checks.ts'
import type { Client } from '../client.ts'

/** The request headers of the framework's router. */
const headersOf = {
  page: {},
  payload: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
  segment: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
}
type Kind = keyof typeof headersOf

/** The cache never mixes up the kinds of requests. */
export const cacheKeyChecks = ({ client }: Context): Checks => ({
  async 'a page and its navigation payloads are not mixed, in whichever order they are requested'() {
    for (const [index, order] of permutations(Object.keys(headersOf) as Kind[]).entries()) {
      // Each order uses an address that is not cached yet.
      const address = addresses[index] ?? '/'
      // Below the rate limit of rendered pages.
      await pause(500)
      for (const kind of [...order, ...order]) {
        const { headers, text } = await sendAndFollow(client, address, headersOf[kind])
        const type = String(headers['content-type'])
        const isPage = [type.startsWith('text/html'), /^<!doctype html/i.test(text)]
        const name = `${kind} of ${address} in the order ${order.join(', ')}: ${type}`
        deepEqual(isPage, [kind === 'page', kind === 'page'], name)
      }
    }
  },
  async 'a page with a query is not cached, however the query is spelled'() {
    const plain = await client.send('/Faculty')
    for (const query of ['?q=zzzz', '?utm_source=x&q=zzzz', '?%71=zzzz']) {
      const { status, headers, text } = await client.send(`/Faculty${query}`)
      equal(status, 200)
      match(String(headers['cache-control']), /no-store/, query)
      notEqual(text, plain.text, query)
    }
    equal((await client.send('/Faculty')).headers.etag, plain.headers.etag)
  },
})

/** The framework redirects requests without its own parameter to an address with it. */
async function sendAndFollow(client: Client, address: string, headers: Record<string, string>) {
  const response = await client.send(address, { headers })
  const { location } = response.headers
  return response.status === 307 && location ? client.send(location, { headers }) : response
}

const permutations = (kinds: readonly Kind[]): Kind[][] =>
  kinds.length === 0
    ? [[]]
    : kinds.flatMap((first) =>
        permutations(kinds.filter((kind) => kind !== first)).map((rest) => [first, ...rest]),
      )
