import { normaliseRequestUrl } from './normalise-request-url.ts'

test.each([
  ...['/', '/Contact%20Us', '/Vision&Mission?x=%', '/notices/1?%zz=%E0', '/%2f%00'],
  // A script in development.
  '/_next/static/chunks/%5Bturbopack%5D_browser_dev_hmr-client.js',
])('%s is not changed', (address) => {
  expect(normaliseRequestUrl(address)).toBe(address)
})

test.each([
  ['/%', '/%25'],
  ['/%zz?a=%', '/%25zz?a=%'],
  ['/a%20b/%E0%A4%A', '/a%2520b/%25E0%25A4%25A'],
  ['/%c0%ae%c0%ae/etc/passwd', '/%25c0%25ae%25c0%25ae/etc/passwd'],
])('%s becomes an address that can be decoded, and nothing else', (address, normalised) => {
  expect(normaliseRequestUrl(address)).toBe(normalised)
  expect(decodeURIComponent(normalised.split('?')[0] ?? '')).toBe(address.split('?')[0])
})

test.each([
  ['http://evil.test/Faculty?x=1', '/Faculty?x=1'],
  ['http://evil.test', '/'],
  ['http://evil.test?x', '/?x'],
  ['https://evil.test%2fFaculty', '/'],
  ['evil.test:80', '/evil.test:80'],
  ['?x', '/?x'],
  ['*', '/*'],
  ['/[page]', '/%255Bpage%255D'],
  ['/%5Bpage%5D', '/%255Bpage%255D'],
])('the address %s becomes %s', (address, normalised) => {
  expect(normaliseRequestUrl(address)).toBe(normalised)
})
