import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { findAlias } from './aliases.ts'

test.each([
  ['/contact-us', '/Contact%20Us'],
  ['/Contact+Us', '/Contact%20Us'],
  ['/contact_us', '/Contact%20Us'],
  ['/CONTACT%20US', '/Contact%20Us'],
  ['/vision%26mission', '/Vision&Mission'],
  ['/vision-and-mission', '/Vision&Mission'],
  ['/Vision&amp;Mission', '/Vision&Mission'],
  ['/indoor-outdoor-games', '/Indoor&OutdoorGames'],
  ['/privacy-policy', '/Privery_policy'],
  ['/Privacy_policy', '/Privery_policy'],
  ['/mandatory-public-disclosure', '/Disclosure'],
  ['/disclosure/', '/Disclosure'],
  ['/docs/pdf/SocietyRegistration.pdf', '/docs/pdf/SocityRegistration.pdf'],
  ['/index.html', '/'],
])('%s leads to %s', (asked, target) => {
  expect(findAlias(asked)).toBe(target)
})

test.each(['/no-such-page', '/%E0%A4%A', '/Library/extra'])('%s leads nowhere', (asked) => {
  expect(findAlias(asked)).toBeNull()
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
