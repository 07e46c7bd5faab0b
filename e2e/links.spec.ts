import { hrefOf } from '../lib/site/href.ts'
import { pages } from '../lib/site/pages.ts'
import { expect, test } from './support/test.ts'

const ATTRIBUTES = /(?:href|src)="(\/[^"]*)"/g

/** The addresses of this site that a page links to or shows. */
const addressesIn = (html: string) =>
  [...html.matchAll(ATTRIBUTES)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

test('no link and no picture of any page leads nowhere', async ({ request }) => {
  const foundOn = new Map<string, string>()
  for (const page of pages) {
    const html = await (await request.get(hrefOf(page))).text()
    for (const address of addressesIn(html)) foundOn.set(address, page.path)
  }
  expect(foundOn.size).toBeGreaterThan(100)
  for (const [address, page] of foundOn) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect.soft(answer.status(), `${address}, linked on ${page}`).toBe(200)
  }
})
