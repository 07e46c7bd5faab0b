import { readdirSync } from 'node:fs'
import path from 'node:path'
import { findAlias } from '../../lib/pages/aliases.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { currentBuild } from '../../scripts/lib/releases.ts'
import { requireEnv } from '../support/require-env.ts'
import { expect, test } from '../support/test.ts'

test('every page is prerendered and served from the cache', async ({ request }) => {
  for (const page of pages) {
    const headers = (await request.get(hrefOf(page))).headers()
    expect.soft(headers['x-nextjs-cache'], page.path).toMatch(/HIT|STALE/)
    expect.soft(headers['cache-control'], page.path).toContain('s-maxage')
  }
})

test('an unusual path responds in each of its encodings', async ({ request }) => {
  const encodings = ['/Contact%20Us', '/Vision&Mission', '/Vision%26Mission']
  for (const address of [...encodings, '/Rules%26Regulations', '/Indoor%26OutdoorGames'])
    expect.soft((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
})

test('every other spelling is one redirect that keeps the query', async ({ request }) => {
  const spellings = pages.flatMap((page) => {
    const href = hrefOf(page)
    return [href.toLowerCase(), href.toUpperCase(), ...(page.aliases ?? [])]
  })
  const wrong = spellings.filter((spelling) => findAlias(spelling) !== null)
  expect(wrong.length).toBeGreaterThan(90)
  for (const spelling of wrong) {
    const response = await request.get(`${spelling}?from=test`, { maxRedirects: 0 })
    expect.soft(response.status(), spelling).toBe(308)
    const target = response.headers()['location'] ?? ''
    expect.soft(target, spelling).toBe(`${findAlias(spelling)}?from=test`)
    expect.soft((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200)
  }
})

test('wrong addresses are 404 and write no file', async ({ request }) => {
  const folder = path.join(currentBuild(requireEnv('E2E_BUILD_DIR')), 'server')
  const files = () => readdirSync(folder, { recursive: true }).length
  await request.get('/nothing-here')
  const before = files()
  const below = (parent: string, ...names: string[]) => names.map((name) => `${parent}/${name}`)
  const withScreen = [
    ...['/nothing', '/a/b/c'],
    ...below('/notices', '99999999', '007', 'x', 'feed.xm', 'archive', 'archive/'),
    ...below('/notices/archive', '1999', 'x', 'cricket', 'Sports', '02026', 'sports/2026'),
    ...below('/tables', 'nothing.csv', 'fees', 'fees.csv.csv'),
  ]
  const pictures = ['nope.png', 'notice-99999999.png', 'notice-007.png', 'home', 'home.svg']
  for (const address of [...withScreen, ...below('/og', ...pictures)]) {
    const response = await request.get(address)
    expect.soft(response.status(), address).toBe(404)
    // A rewrite would be a request of the site to itself.
    expect.soft(response.headers()['x-middleware-rewrite'], address).toBeUndefined()
    if (!withScreen.includes(address)) continue
    expect.soft(await response.text(), address).toContain('Unexpected Application Error!')
  }
  expect(files()).toBe(before)
})

/** The addresses of this site that a page links to or shows. */
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

test('no link and no picture of any page is broken', async ({ request }) => {
  test.setTimeout(180_000)
  const linksOf = async (href: string) => addressesIn(await (await request.get(href)).text())
  const foundOn = new Map<string, string>()
  for (const href of pages.map(hrefOf)) {
    for (const address of await linksOf(href)) foundOn.set(address, href)
  }
  expect(foundOn.size).toBeGreaterThan(100)

  const isBroken = async (address: string) =>
    (await request.get(address, { maxRedirects: 0 })).status() !== 200
  for (const [address, href] of foundOn) {
    if (!(await isBroken(address))) continue
    // Other tests delete notices meanwhile, and their links disappear within seconds.
    const isStillLinked = async () =>
      (await linksOf(href)).includes(address) && (await isBroken(address))
    const message = `${address}, linked on ${href}`
    await expect.poll(isStillLinked, { message, timeout: 20_000 }).toBe(false)
  }
})
