import { equal, match, ok } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Browser } from '../client.ts'
import type { Check } from '../checks.ts'
import type { Ground } from '../context.ts'
import { addresses } from '../pages.ts'

type Kind = 'page' | 'payload' | 'prefetch' | 'segment'

/** How the framework's own router asks for an address beside its page. */
const headersOf: Record<Kind, Record<string, string>> = {
  page: {},
  payload: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
  segment: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
}

const PAGE = /^text\/html/

/** What is kept for one kind of request is never the answer to another. */
export const keyChecks = ({ browser }: Ground): Check[] => [
  [
    'a page and its navigation payloads are not mixed, in whichever order they are asked for',
    async () => {
      const kinds = Object.keys(headersOf) as Kind[]
      for (const [index, order] of orders(kinds).entries()) {
        // Each order meets an address of which nothing is kept yet.
        const address = addresses[index] ?? '/'
        // Nobody navigates so fast that the site would have to make more than it takes on.
        await pause(500)
        for (const kind of [...order, ...order]) {
          const { headers, text } = await askAndFollow(browser, address, headersOf[kind])
          const type = String(headers['content-type'])
          const what = `${kind} of ${address} in the order ${order.join(', ')}: ${type}`
          equal(PAGE.test(type), kind === 'page', what)
          equal(/^<!doctype html/i.test(text), kind === 'page', what)
        }
      }
    },
  ],
  [
    'an address that a field of it changes is asked anew each time, by whatever spelling',
    async () => {
      const plain = await browser.ask('/Faculty')
      for (const query of ['?q=zzzz', '?utm_source=x&q=zzzz', '?%71=zzzz']) {
        const asked = await browser.ask(`/Faculty${query}`)
        equal(asked.status, 200)
        match(String(asked.headers['cache-control']), /no-store/, query)
        ok(asked.text !== plain.text, query)
      }
      equal((await browser.ask('/Faculty')).headers.etag, plain.headers.etag)
    },
  ],
  [
    'what a visitor sends beside changes nothing for the next one',
    async () => {
      const clean = await browser.ask('/Contact%20Us')
      const hostile = [
        { 'x-forwarded-host': 'canary7.example' },
        { 'x-forwarded-proto': 'http', 'x-forwarded-for': '6.6.6.6' },
        { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
        { 'x-matched-path': '/canary7', 'x-invoke-path': '/canary7' },
        { 'x-prerender-revalidate': 'x', 'x-now-route-matches': '1=canary7' },
        { cookie: '__prerender_bypass=x', authorization: 'Bearer x' },
      ]
      for (const headers of hostile) {
        for (const query of [
          '',
          '?canary7=1&utm_source="><script>',
          '?x=canary7&__nextDataReq=1',
        ]) {
          const answer = await browser.ask(`/Contact%20Us${query}`, { headers })
          equal(answer.status, clean.status)
          equal(answer.text.includes('canary7'), false)
        }
      }
      equal((await browser.ask('/Contact%20Us')).text, clean.text)
    },
  ],
]

/** The framework sends who asks without its own mark in the address to one with it. */
async function askAndFollow(
  browser: Browser,
  address: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const answer = await browser.ask(address, { headers })
  const { location } = answer.headers
  return answer.status === 307 && location ? browser.ask(location, { headers }) : answer
}

const orders = (kinds: readonly Kind[]): Kind[][] =>
  kinds.length === 0
    ? [[]]
    : kinds.flatMap((first) =>
        orders(kinds.filter((kind) => kind !== first)).map((rest) => [first, ...rest]),
      )
