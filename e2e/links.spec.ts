import { hrefOf } from '../content/pages/page.ts'
import { pages } from '../content/pages/index.ts'
import { expect, test } from './support/test.ts'

const ATTRIBUTES = /(?:href|src)="(\/[^"]*)"/g

/** The addresses of this site that a page links to or shows. */
const addressesIn = (html: string) =>
  [...html.matchAll(ATTRIBUTES)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

test('no link and no picture of any page leads nowhere', async ({ request }) => {
  test.setTimeout(180_000)
  const linksOf = async (href: string) => addressesIn(await (await request.get(href)).text())
  const foundOn = new Map<string, string>()
  for (const href of pages.map(hrefOf)) {
    for (const address of await linksOf(href)) foundOn.set(address, href)
  }
  expect(foundOn.size).toBeGreaterThan(100)

  const isDead = async (address: string) =>
    (await request.get(address, { maxRedirects: 0 })).status() !== 200
  for (const [address, href] of foundOn) {
    if (!(await isDead(address))) continue
    // Other tests take notices back meanwhile: dead is what a page still leads to.
    await expect
      .poll(async () => (await linksOf(href)).includes(address) && (await isDead(address)), {
        message: `${address}, linked on ${href}`,
        timeout: 20_000,
      })
      .toBe(false)
  }
})
