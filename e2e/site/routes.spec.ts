import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'undici'
import { pages } from 'school-schema/sample/sample-pages'
import { requireEnv } from '../support/require-env.ts'
import { askCms } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'
import { hrefOf, english } from '@/lib/messages/messages'

test('every page is prerendered and served from the cache', async ({ request }) => {
  for (const page of pages) {
    const read = async () => (await request.get(hrefOf(english, page))).headers()
    // A slow machine may still be rendering the pages after a change of another test.
    const state = async () => (await read())['x-nextjs-cache']
    await expect.poll(state, { message: page.path }).toMatch(/HIT|STALE/)
    const headers = await read()
    const caching = 's-maxage=60, stale-while-revalidate=540'
    expect.soft(headers['cache-control'], page.path).toBe(caching)
  }
})

test('an unusual path responds in each of its encodings', async ({ request }) => {
  const encodings = ['/Contact%20Us', '/Vision&Mission', '/Vision%26Mission']
  for (const address of [...encodings, '/Rules%26Regulations', '/Indoor%26OutdoorGames'])
    expect.soft((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
})

/** One of each kind, with the address of its page. */
const SPELLINGS: [spelling: string, href: string][] = [
  ['/contact_us', '/Contact%20Us'],
  ['/Contact+Us', '/Contact%20Us'],
  ['/vision-and-mission', '/Vision&Mission'],
  ['/Vision&amp;Mission', '/Vision&Mission'],
  ['/privacy-policy', '/Privery_policy'],
  ['/mandatory-public-disclosure', '/Disclosure'],
  ['/docs/pdf/SocietyRegistration.pdf', '/docs/pdf/SocityRegistration.pdf'],
]

test('every other spelling is one redirect that keeps the query', async ({ request }) => {
  const others = pages.flatMap((page): [string, string][] => {
    const href = hrefOf(english, page)
    const spellings = [href.toLowerCase(), href.toUpperCase(), ...(page.aliases ?? [])]
    return spellings.filter((each) => each !== href).map((each) => [each, href])
  })
  expect(others.length).toBeGreaterThan(90)
  for (const [spelling, href] of [...SPELLINGS, ...others]) {
    const response = await request.get(`${spelling}?from=test`, { maxRedirects: 0 })
    expect.soft(response.status(), spelling).toBe(308)
    expect.soft(response.headers()['location'], spelling).toBe(`${href}?from=test`)
  }
})

// lib/pages and lib/server test each spelling, and each address of an earlier website.
test('a slash at the end or doubled, and a doubly encoded address, are one redirect that keeps the query', async ({
  baseURL,
}) => {
  // Not by Playwright, which would normalise the address.
  const client = new Client(baseURL ?? '')
  const locationOf = async (path: string, method: 'HEAD' | 'POST' = 'HEAD') => {
    const { statusCode, headers, body } = await client.request({ path, method })
    await body.dump()
    return [statusCode, headers['location']]
  }
  for (const [form, target] of [
    ['/Contact%2520Us/?from=test', '/Contact%20Us?from=test'],
    ['/notices/feed.xml/', '/notices/feed.xml'],
    ['/sitemap.xml/', '/sitemap.xml'],
    ['/index', '/'],
    ['/contact-us/', '/Contact%20Us'],
    ['///aboutus///?a=b', '/AboutUs?a=b'],
    ['//', '/'],
    // Never to another website.
    ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ] as const)
    expect.soft(await locationOf(form), form).toEqual([308, target])
  for (const form of ['//evil.example', '/\\evil.example/', '/.//evil.example/'])
    expect.soft((await locationOf(form))[1], form).toMatch(/^\/evil\.example\/?$/)
  // Monitoring, and what is posted, is answered where it asked.
  expect(await locationOf('/api/health/')).toEqual([200, undefined])
  expect(await locationOf('/TakeAdmission/', 'POST')).toEqual([415, undefined])
  await client.close()
})

test('an address of an earlier website is one redirect, as soon as an editor has added it', async ({
  request,
}) => {
  const old = `/${crypto.randomUUID()}/about us.php`
  const locationOf = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 })
    return [response.status(), response.headers()['location']]
  }
  expect(await locationOf(encodeURI(old))).toEqual([404, undefined])
  const row = {
    old_address: `https://old.example${encodeURI(old)}?id=3`,
    new_address: '/contact us',
  }
  expect((await askCms('POST', '/items/redirect', row)).status).toBe(200)
  await expect.poll(() => locationOf(`${encodeURI(old)}?id=3`)).toEqual([308, '/Contact%20Us'])
  expect(await locationOf(`${encodeURI(old)}?id=4`)).toEqual([404, undefined])
})

test('wrong addresses are 404 and write no file', async ({ request }) => {
  const folder = path.join(requireEnv('E2E_BUILD_DIR'), 'server')
  const files = () => readdirSync(folder, { recursive: true }).length
  await request.get('/nothing-here')
  const before = files()
  const below = (parent: string, ...names: string[]) => names.map((name) => `${parent}/${name}`)
  const withScreen = [
    '/nothing',
    '/a/b/c',
    ...['/missing', '/on-request/search?q=fees', '/api/nothing', '/assets/a/b'],
    ...below('/notices', '99999999', '007', 'x', 'feed.xm', 'archive', 'archive/'),
    ...below('/notices/archive', '1999', 'x', 'cricket', 'Sports', '02026', 'sports/2026'),
    // No encoding of a page.
    ...['/%', '/%E0%A4', '/[page]', '/%5Bpage%5D', '/AboutUs%'],
  ]
  const pictures = ['nope.png', 'notice-99999999.png', 'notice-007.png', 'home', 'home.svg']
  for (const address of [...withScreen, ...below('/og', ...pictures)]) {
    const response = await request.get(address)
    expect.soft(response.status(), address).toBe(404)
    if (!withScreen.includes(address)) continue
    // One page of the cache for all of them, of which no other cache stores a copy.
    expect.soft(response.headers()['x-nextjs-cache'], address).toMatch(/HIT|STALE/)
    expect.soft(response.headers()['cache-control'], address).toContain('no-store')
    expect.soft(response.headers()['content-security-policy'], address).toContain('sha256-')
    expect.soft(await response.text(), address).toContain('Unexpected Application Error!')
  }
  expect(files()).toBe(before)
})

/** The addresses of this site that a page links to or shows. */
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

test('no link and no picture of any page is broken', { tag: '@full' }, async ({ request }) => {
  const linksOf = async (href: string) => addressesIn(await (await request.get(href)).text())
  const foundOn = new Map<string, string>()
  for (const href of pages.map((each) => hrefOf(english, each))) {
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
    await expect.poll(isStillLinked, { message }).toBe(false)
  }
})
