import { etagOf, hasCopy } from './etag.ts'

const ETAG = '"1795893548"'

test.each<[given: string | undefined, etag: string | undefined, has: boolean]>([
  [ETAG, ETAG, true],
  [`"zzz", ${ETAG}`, ETAG, true],
  [`W/"a,b",W/${ETAG}`, ETAG, true],
  [ETAG, `W/${ETAG}`, true],
  ['*', ETAG, true],
  ['"zzz"', ETAG, false],
  ['1795893548', ETAG, false],
  [`"a ${ETAG}`, ETAG, false],
  ['"*"', ETAG, false],
  ['', ETAG, false],
  [undefined, ETAG, false],
  ['*', undefined, false],
])('with If-None-Match %j and %j the copy is current: %j', (given, etag, has) => {
  expect(hasCopy(given, etag)).toBe(has)
})

test('another text has another tag', () => {
  expect(etagOf('a')).toMatch(/^"[\w-]{16}"$/)
  expect(etagOf('a')).not.toBe(etagOf('b'))
})
