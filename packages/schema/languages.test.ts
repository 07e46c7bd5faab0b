import { prefixOf, splitLanguage } from './languages.ts'

test('the first language of a website has no prefix, English is below /en if it is another', () => {
  expect([prefixOf('en'), prefixOf('hi')]).toEqual(['', '/hi'])
  expect([prefixOf('hi', 'hi'), prefixOf('en', 'hi'), prefixOf('bn', 'hi')]).toEqual([
    '',
    '/en',
    '/bn',
  ])
})

test.each([
  ['/', 'hi', '/'],
  ['/notices/4', 'hi', '/notices/4'],
  ['/england', 'hi', '/england'],
  ['/constructor', 'hi', '/constructor'],
  ['/en', 'en', '/'],
  ['/EN/notices', 'en', '/notices'],
  ['/bn/Contact%20Us', 'bn', '/Contact%20Us'],
  // The prefix of the first language, from which a redirect leads to the address without it.
  ['/hi', 'hi', '/'],
  ['/hi/notices', 'hi', '/notices'],
])('on a website whose first language is Hindi, %s is in %s at %s', (pathname, language, path) => {
  expect(splitLanguage(pathname, 'hi')).toEqual({ language, path })
})
