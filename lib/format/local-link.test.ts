import { english, localeOf } from '../messages/messages.ts'
import { localLink } from './local-link.ts'

jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ SITE_URL: 'https://school.example' }),
}))

test.each([
  ['/Faculty', '/hi/Faculty'],
  ['/Faculty/#maths', '/hi/Faculty#maths'],
  ['/Contact%20Us?from=x', '/hi/Contact%20Us?from=x'],
  ['/', '/hi'],
  ['/search?q=fees', '/hi/search?q=fees'],
  ['/notices/8', '/hi/notices/8'],
  ['/notices/8/calendar.ics', '/hi/notices/8/calendar.ics'],
  ['/notices/archive/2026/1', '/hi/notices/archive/2026/1'],
  ['/notices/feed.xml', '/hi/notices/feed.xml'],
  ['/calendar.ics', '/hi/calendar.ics'],
  ['https://school.example/notices/8#x', '/hi/notices/8#x'],
  ['http://school.example', '/hi'],
])('%s in a Hindi text leads to %s', (href, expected) => {
  expect(localLink(localeOf('hi'), href)).toBe(expected)
  expect(localLink(english, href)).toBe(href)
  expect(localLink(localeOf('hi', 'hi'), href)).toBe(href)
  expect(localLink(localeOf('en', 'hi'), href)).toBe(expected.replace('/hi', '/en'))
})

test('a link that names the first language leads to the address without it', () => {
  const links = [
    '/hi/Faculty#maths',
    'https://school.example/hi',
    '/HI/notices/8?x',
    '/bn/Faculty',
    '/hi/x.pdf',
  ]
  const expected = ['/Faculty#maths', '/', '/notices/8?x', '/bn/Faculty', '/hi/x.pdf']
  for (const language of ['hi', 'en'] as const)
    expect(links.map((href) => localLink(localeOf(language, 'hi'), href))).toEqual(expected)
})

test.each([
  '/hi/Faculty',
  'https://school.example/bn/Faculty',
  'https://cbse.gov.in/Faculty',
  '/docs/pdf/list.pdf',
  '/assets/3f0c6f0a-0000-4000-8000-000000000001',
  '/2025/07/p101',
  '//elsewhere.example/Faculty',
  '/100%',
  '#contact',
  'mailto:office@school.example',
])('%s in a Hindi text stays', (href) => {
  expect(localLink(localeOf('hi'), href)).toBe(href)
})
