import { samplePages as pages } from '../testing/sample-rows.ts'
import { pagesSource } from '../pages/pages.ts'
import { storeContent } from '../content/store/store.ts'
import { findAliasIn } from './aliases.ts'
import { addressOfFile, canonicalAddress } from './redirects.ts'
import { readQuery } from './query.ts'

beforeAll(() => storeContent(pagesSource, '', pages))

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

test.each([
  ['/AboutUs.html', '/AboutUs'],
  ['/contact-us.php', '/Contact%20Us'],
  ['/FEES.ASPX', '/FeePaymentRules'],
  ['/index.htm', '/'],
  ['/AboutUs', null],
  ['/prospectus.pdf', null],
  ['/nothing.html', null],
])('the name of a file %s leads to %s', async (file, address) => {
  expect(await addressOfFile(file)).toBe(address)
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
