import { readdirSync, readFileSync } from 'node:fs'
import { headerRules } from './header-rules.ts'
import { createHash } from 'node:crypto'

const digestOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)

// Browsers keep these files for a year: one with another content gets another name, and here its line.
test.each(['fonts', 'pictures'])('a changed file in %s has another name', (folder) => {
  const files = readdirSync(`public/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
  expect(files.toSorted().map((file) => `${digestOf(file)} ${file}`)).toMatchSnapshot()
})

/** The headers of a response at an address, each with all its values. */
function headersAt(path: string, { isPlain = false, given = new Headers() } = {}) {
  const found = new Map<string, string[]>()
  for (const { source, headers, has = [] } of headerRules(isPlain)) {
    // Next.js matches with or without a slash at the end.
    const isMatch = new URLPattern({ pathname: `${source}{/}?` }).test({ pathname: path })
    if (!isMatch || !has.every(({ key, value }) => given.get(key) === value)) continue
    for (const { key, value } of headers) {
      const name = key.toLowerCase()
      found.set(name, [...(found.get(name) ?? []), value])
    }
  }
  return Object.fromEntries(found)
}

const PAGES = ['/', '/AboutUs', '/notices/7', '/hi/notices', '/no-such-page']
/** An address of each kind of file, with what a browser may do with it. */
const FILES: [path: string, kind: RegExp][] = [
  ['/_next/static/chunks/a/b.js', /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/],
  ['/language.js', /^default-src 'none'; script-src 'self'/],
  ['/sw.js', /^default-src 'none'; script-src 'self'/],
  ['/docs/pdf/books/ukg.pdf', /^base-uri 'none';/],
  ['/pictures/emblem.svg', /^default-src 'none'; style-src 'unsafe-inline';.*; sandbox/],
  ['/og/home.png', /^default-src 'none'; style-src 'unsafe-inline';.*; sandbox/],
  ['/icon/96.png', /^default-src 'none'; style-src 'unsafe-inline';.*; sandbox/],
  ...[
    '/offline.json',
    '/look.css',
    '/fonts/mukta-latin-400-normal.woff2',
    '/calendar.ics',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/notices/feed.xml',
    '/api/health',
  ].map((path): [string, RegExp] => [path, /^default-src 'none'; base-uri .*; sandbox/]),
]

test('every response is only what its type says, and open to no other website', () => {
  for (const path of [...PAGES, '/assets/1', ...FILES.map(([file]) => file)])
    expect([path, headersAt(path)]).toEqual([
      path,
      expect.objectContaining({
        'x-content-type-options': ['nosniff'],
        'referrer-policy': ['strict-origin-when-cross-origin'],
        'permissions-policy': [expect.stringMatching(/camera=\(\).*geolocation=\(\)/)],
        'cross-origin-opener-policy': ['same-origin'],
        'cross-origin-resource-policy': ['same-origin'],
      }),
    ])
})

test.each(FILES)('%s has one policy, and runs nothing in a page', (path, kind) => {
  const { 'content-security-policy': policies, ...others } = headersAt(path)
  expect(policies).toEqual([expect.stringMatching(kind)])
  expect(policies?.[0]).toMatch(/form-action 'none'; frame-ancestors 'none'/)
  expect(others['cross-origin-embedder-policy']).toEqual(['require-corp'])
})

test('every file of the website has a policy', () => {
  const names = readdirSync('public', { withFileTypes: true, recursive: true })
  const paths = names
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('public', ''))
  expect(paths.length).toBeGreaterThan(50)
  const without = paths.filter((path) => !headersAt(path)['content-security-policy'])
  expect(without).toEqual([])
})

test('only a visitor who comes by https gets the header to stay with it', () => {
  const given = new Headers({ 'x-forwarded-proto': 'https' })
  for (const path of ['/', '/sw.js']) {
    expect(headersAt(path, { given })['strict-transport-security']?.join()).toMatch(
      /^max-age=\d{8}/,
    )
    expect(headersAt(path)['strict-transport-security']).toBeUndefined()
  }
})

test('a page has the policy of its cache, and without that one for all', () => {
  for (const path of PAGES) {
    expect(headersAt(path)['content-security-policy']).toBeUndefined()
    expect(headersAt(path, { isPlain: true })['content-security-policy']).toEqual([
      expect.stringMatching(/^default-src 'none';.* base-uri 'none'; frame-ancestors 'none'/),
    ])
  }
  expect(headersAt('/assets/1', { isPlain: true })['content-security-policy']).toBeUndefined()
})
