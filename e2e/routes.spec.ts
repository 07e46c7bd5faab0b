import { readdirSync } from 'node:fs'
import path from 'node:path'
import { currentBuild } from '../scripts/lib/releases.ts'
import { findAlias } from '../lib/pages/aliases.ts'
import { hrefOf } from '../content/pages/page.ts'
import { pages } from '../content/pages/index.ts'
import { requireEnv } from './support/require-env.ts'
import { expect, test } from './support/test.ts'

const PDF = '/docs/pdf/SocityRegistration.pdf'

test('every page is prerendered and comes out of the cache', async ({ request }) => {
  for (const page of pages) {
    const answer = await request.get(hrefOf(page))
    expect.soft(answer.headers()['x-nextjs-cache'], page.path).toMatch(/HIT|STALE/)
    expect.soft(answer.headers()['cache-control'], page.path).toContain('s-maxage')
  }
})

test.describe('an odd path answers in each of its encodings', () => {
  for (const address of [
    '/Contact%20Us',
    '/Vision&Mission',
    '/Vision%26Mission',
    '/Rules%26Regulations',
    '/Indoor%26OutdoorGames',
  ]) {
    test(address, async ({ request }) => {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status()).toBe(200)
    })
  }
})

test('every other spelling is one redirect away, and keeps its query', async ({ request }) => {
  const spellings = pages.flatMap((page) => [
    hrefOf(page).toLowerCase(),
    hrefOf(page).toUpperCase(),
    ...(page.aliases ?? []),
  ])
  const wrong = spellings.filter((spelling) => findAlias(spelling) !== null)
  expect(wrong.length).toBeGreaterThan(90)
  for (const spelling of wrong) {
    const answer = await request.get(`${spelling}?from=test`, { maxRedirects: 0 })
    expect.soft(answer.status(), spelling).toBe(308)
    const target = answer.headers().location ?? ''
    expect.soft(target, spelling).toBe(`${findAlias(spelling)}?from=test`)
    const landed = await request.get(target, { maxRedirects: 0 })
    expect.soft(landed.status(), target).toBe(200)
  }
})

test('the society registration is a real document', async ({ request }) => {
  const answer = await request.get(PDF)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('addresses that nobody has are 404 and leave nothing behind', async ({ request }) => {
  const folder = path.join(currentBuild(requireEnv('E2E_BUILD_DIR')), 'server')
  const files = () => readdirSync(folder, { recursive: true }).length
  await request.get('/nothing-here')
  const before = files()
  const notices = ['99999999', '007', 'x', 'archive', 'archive/1999', 'archive/x']
  for (const address of ['/nothing', '/a/b/c', ...notices.map((name) => `/notices/${name}`)]) {
    const answer = await request.get(address)
    expect.soft(answer.status(), address).toBe(404)
    expect.soft(await answer.text(), address).toContain('Unexpected Application Error!')
  }
  expect(files()).toBe(before)
})

test('the sitemap lists the pages at their canonical addresses', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  expect(xml).toContain('/Contact%20Us</loc>')
  expect(xml).toContain('/Vision&amp;Mission</loc>')
  expect(xml).toContain('/notices/1</loc>')
  for (const page of pages.filter((candidate) => candidate.awaiting)) {
    expect.soft(xml).not.toContain(`${hrefOf(page)}</loc>`)
  }
})
