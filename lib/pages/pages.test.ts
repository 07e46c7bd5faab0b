import { samplePages as pages } from '../content/testing/sample-pages.ts'
import { hrefOf } from '../format/href.ts'
import { pagesSource } from '../content/collections/pages.ts'
import { storeContent } from '../content/store/store.ts'
import { findAliasIn } from './aliases.ts'
import { canonicalAddress } from './redirects.ts'
import { readQuery } from './query.ts'

jest.mock('next/cache', () => ({ unstable_cache: () => () => Promise.resolve(true) }))

beforeAll(() => storeContent(pagesSource, '', pages))

test.each([
  [
    '/Contact%20Us',
    ['/contact-us', '/Contact+Us', '/contact_us', '/CONTACT%20US', '/Contact%2520Us'],
  ],
  [
    '/Vision&Mission',
    ['/vision%26mission', '/vision-and-mission', '/Vision&amp;Mission', '/Vision%2526Mission'],
  ],
  ['/Indoor&OutdoorGames', ['/indoor-outdoor-games']],
  ['/Privery_policy', ['/privacy-policy', '/Privacy_policy']],
  ['/Disclosure', ['/mandatory-public-disclosure', '/disclosure/']],
  ['/docs/pdf/SocityRegistration.pdf', ['/docs/pdf/SocietyRegistration.pdf']],
  ['/Faculty', ['/%46aculty', '/%2546aculty', '/%252546aculty', '/Faculty%252F']],
  ['/', ['/index.html', '/index']],
])('%s is the target of %j', (target, asked) => {
  for (const address of asked) expect(findAliasIn(pages, address)).toBe(target)
})

test.each(['/no-such-page', '/%E0%A4%A', '/Library/extra'])('%s is not redirected', (asked) => {
  expect(findAliasIn(pages, asked)).toBeNull()
})

test.each([
  ['/Faculty/', '/Faculty'],
  ['/notices/1/', '/notices/1'],
  ['/notices//archive///general/', '/notices/archive/general'],
  ['//evil.example//', '/evil.example'],
  ['//contact-us/', '/Contact%20Us'],
  ['/Contact%2520Us/', '/Contact%20Us'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['/no%2520such%2Fpage/', '/no%2520such%2Fpage'],
  ['/', '/'],
  ['/notices/feed.xml', '/notices/feed.xml'],
])('the canonical address of %s is %s', async (given, address) => {
  expect(await canonicalAddress(given)).toBe(address)
  expect(await canonicalAddress(address)).toBe(address)
})

test('no page redirects away from itself, so no chain and no loop', () => {
  for (const page of pages) expect(findAliasIn(pages, hrefOf(page))).toBeNull()
})

test('no alias of a page is another page', () => {
  const targets = new Map<string, string>()
  for (const page of pages) {
    for (const alias of [page.path.toLowerCase(), ...page.aliases]) {
      const key = alias.toLowerCase()
      expect([undefined, page.path]).toContain(targets.get(key))
      targets.set(key, page.path)
    }
  }
})

const page = { queryParams: ['q', 'sort'] }

test('only accepted parameters are read, once each', () => {
  expect(readQuery(page, { q: ['first', 'second'], other: 'x' })).toEqual({ q: 'first' })
  expect(readQuery({ queryParams: [] }, { q: 'x' })).toEqual({})
})

test('a value is normalised and truncated', () => {
  expect(readQuery(page, { q: '  two \n words ', sort: '' })).toEqual({ q: 'two words', sort: '' })
  expect(readQuery(page, { q: 'x'.repeat(500) }).q).toHaveLength(100)
})
