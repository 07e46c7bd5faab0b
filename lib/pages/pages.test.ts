import { sanitiseHtml } from '../content/html/html.ts'
import { plainPage } from '../content/testing/plain.ts'
import { pages, getPageAt } from '../../content/pages/index.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { canonicalAddress, findAlias } from './aliases.ts'
import { crumbsOf } from './crumbs.ts'
import { isIndexed, rowOfPage } from './indexing.ts'
import { readQuery } from './query.ts'

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
  for (const address of asked) expect(findAlias(address)).toBe(target)
})

test.each(['/no-such-page', '/%E0%A4%A', '/Library/extra'])('%s is not redirected', (asked) => {
  expect(findAlias(asked)).toBeNull()
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
])('the canonical address of %s is %s', (given, address) => {
  expect(canonicalAddress(given)).toBe(address)
  expect(canonicalAddress(address)).toBe(address)
})

test('no page redirects away from itself, so no chain and no loop', () => {
  for (const page of pages) expect(findAlias(hrefOf(page))).toBeNull()
})

test('no alias of a page is another page', () => {
  const targets = new Map<string, string>()
  for (const page of pages) {
    for (const alias of [page.path.toLowerCase(), ...(page.aliases ?? [])]) {
      const key = alias.toLowerCase()
      expect([undefined, page.path]).toContain(targets.get(key))
      targets.set(key, page.path)
    }
  }
})

test('the breadcrumbs of a page include its group, linked to the site map', () => {
  expect(crumbsOf(getPageAt('/Contact Us'))).toEqual([
    { name: 'Home', href: '/' },
    { name: 'About', href: '/site-map#about' },
    { name: 'Contact us' },
  ])
})

test('the breadcrumbs of a notice include the notices page', () => {
  expect(crumbsOf(getPageAt('/notices'), 'Holiday')).toEqual([
    { name: 'Home', href: '/' },
    { name: 'Notices', href: '/notices' },
    { name: 'Holiday' },
  ])
})

const row = (name: string) => ({ ...plainPage, name })

test('a row is found by the name in the page table, otherwise by the route', () => {
  const page = getPageAt('/SoftSkills')
  const rows = [row('other'), row('softskills'), row('soft_skills')]
  expect(rowOfPage(page, rows)?.name).toBe('soft_skills')
  expect(rowOfPage(page, rows.slice(0, 2))?.name).toBe('softskills')
  expect(rowOfPage(page, rows.slice(0, 1))).toBeNull()
})

test('the search and pages without content are not indexed', () => {
  expect(isIndexed(getPageAt('/Library'), null)).toBe(true)
  expect(isIndexed(getPageAt('/search'), null)).toBe(false)
  expect(isIndexed(getPageAt('/Homework'), row('homework'))).toBe(false)
  // They show the dates of the school calendar.
  for (const path of ['/Events', '/Examination'] as const)
    expect(isIndexed(getPageAt(path), null)).toBe(true)
  expect(isIndexed(getPageAt('/Hostel'), null)).toBe(false)
  expect(
    isIndexed(getPageAt('/Hostel'), { ...row('hostel'), content: sanitiseHtml('Rooms') }),
  ).toBe(true)
})

test('a page whose text is hidden is not indexed; one with more than a text stays', () => {
  const [library, hidden] = [getPageAt('/Library'), ['library', 'faculty']]
  expect(isIndexed(library, null, hidden)).toBe(false)
  expect(isIndexed(library, null, ['Library'])).toBe(false)
  expect(isIndexed(library, { ...row('library'), content: sanitiseHtml('Books') }, hidden)).toBe(
    true,
  )
  expect(isIndexed(getPageAt('/MathLab'), null, hidden)).toBe(true)
  expect(isIndexed(getPageAt('/Faculty'), null, hidden)).toBe(true)
})

const page = { queryParams: ['q', 'sort'] }

test('only accepted parameters are read, once each', () => {
  expect(readQuery(page, { q: ['first', 'second'], other: 'x' })).toEqual({ q: 'first' })
  expect(readQuery({}, { q: 'x' })).toEqual({})
})

test('a value is normalised and truncated', () => {
  expect(readQuery(page, { q: '  two \n words ', sort: '' })).toEqual({ q: 'two words', sort: '' })
  expect(readQuery(page, { q: 'x'.repeat(500) }).q).toHaveLength(100)
})
