import {
  speculationRules,
  LANGUAGE_MARK,
  loader,
  deferHydration,
  hashOf,
  transformCachedHtml,
} from './transform-cached-html.ts'
import { Script } from 'node:vm'

const page = (head: string, tail = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p>Notices</p>${tail}</body></html>`

const chunk = (name: string, attributes = '') =>
  `<script ${attributes}src="/_next/static/chunks/${name}.js" async=""></script>`
const polyfills = '<script src="/_next/static/chunks/0cz.js" noModule=""></script>'
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const font = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin=""/>'
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])'
const PUSH = 'self.__next_f.push([1,"0:1\\n"])'
const data = `<script>${PUSH}</script>`

test("the framework's scripts are deferred in place, their data is one script, and the loader comes first", () => {
  const tail = `<script id="_R_">${FIRST}</script>${chunk('b')}${data}`
  const { html, start, scripts } = deferHydration(
    page(font + preload + chunk('turbopack-a~b.c') + polyfills, tail),
  )
  const deferred = (name: string) => chunk(name, 'type="deferred" ')
  const [, fonts, loader = ''] = /^(.*)<script>([^<]+)<\/script>$/s.exec(start) ?? []
  // The script turns them on.
  const [, href = ''] = /href="([^"]*)"/.exec(font) ?? []
  expect(fonts).toBe(
    `<link rel="preload" media="not all" href="${href}" as="font" crossorigin=""/>`,
  )
  const joined = `${FIRST};\n${PUSH}`
  expect(html).toBe(
    page(deferred('turbopack-a~b.c') + polyfills, `${deferred('b')}<script>${joined}</script>`),
  )
  expect(scripts).toEqual([hashOf(loader), hashOf(joined), hashOf(speculationRules)])
  expect(loader).not.toMatch(/\/\/|\/\*/)
  expect(() => new Script(loader)).not.toThrow()
})

type Rule = { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }

test('pages are fetched while a pointer is on their link; files, searches and addresses with a query are not', () => {
  const { prefetch } = JSON.parse(speculationRules) as { prefetch: [Rule] }
  const [pages, { not }] = prefetch[0].where.and
  const page = 'https://school.example/hi/AboutUs'
  const matches = (pattern: string, href: string) => new URLPattern(pattern, page).test(href, page)
  const isFetched = (href: string) =>
    matches(pages.href_matches, href) && !not.href_matches.some((each) => matches(each, href))
  const fetched = ['/', '/hi', '/AboutUs', '/Contact%20Us', '/notices/1', '/Class/3#fees']
  expect(fetched.filter(isFetched)).toEqual(fetched)
  const searches = ['/search', '/hi/search', '/search?q=fees', '/notices?page=2']
  const files = ['/assets/a', '/notices/feed.xml', '/certificates/a/b', 'https://evil.example/']
  expect([...searches, ...files].filter(isFetched)).toEqual([])
})

test.each(['https://evil.example/_next/static/a.js', '/assets/a.js', '/_next/static/a.js" x="'])(
  'a script at %s is not deferred',
  (src) => {
    const html = page(`<script src="${src}" async=""></script>`, data)
    expect(deferHydration(html).html).not.toContain('type="deferred"')
  },
)

test('a page without scripts of the framework is not changed', () => {
  expect(deferHydration(page(''))).toEqual({ html: page(''), start: '', scripts: [] })
})

test('a script in the content is not allowed', () => {
  const { html, scripts } = deferHydration(page('', `<script>alert(1)</script><p></p>${data}`))
  expect(html).toContain('<script>alert(1)</script><p></p>')
  expect(scripts).toHaveLength(3)
  expect(scripts[1]).toBe(hashOf(PUSH))
})

function headersOf(html: string) {
  const cached = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'notices' } }
  transformCachedHtml(cached)
  return cached.headers as Record<string, string>
}

const policyOf = (html: string) => headersOf(html)['content-security-policy']

test('the script for the remembered language is in the loader', () => {
  const { html } = deferHydration(page('<script defer="" src="/language.js?v=1a"></script>', data))
  expect(html).toContain(LANGUAGE_MARK)
  expect(html).not.toContain('/language.js')
  expect(loader).toMatch(/\(\{ ?hreflang: ?(\w+) ?\}\) ?=> ?\1 ?=== ?localStorage\.language/)
})

test('a page keeps its headers and gets one policy without unsafe keywords', () => {
  const headers = headersOf(page('', data))
  expect(Object.keys(headers)).toEqual([
    'x-next-cache-tags',
    'content-security-policy',
    'cross-origin-embedder-policy',
  ])
  expect(headers['x-next-cache-tags']).toBe('notices')
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+'){3}; style-src 'self';/,
  )
  expect(headers['content-security-policy']).not.toMatch(/unsafe|frame-src/)
})

test('a page may frame its hosts, if they are allowed', () => {
  const frame = (host: string) => `<div class="a" data-frames="${host}"></div>`
  const html = `${frame('docs.google.com')}${frame('evil.example')}`
  expect(policyOf(html)).toContain('; frame-src https://docs.google.com; ')
  expect(headersOf(html)['cross-origin-embedder-policy']).toBe('unsafe-none')
  expect(policyOf('<p> data-frames="docs.google.com"</p>')).not.toContain('frame-src')
})

test('the nonce of one visitor is not cached', () => {
  const nonce = 'nonce="yY82jiWZtvJIB341XozD9Q=="'
  const script = chunk('a').replace('async=""', `async="" ${nonce}`)
  const tail = `<p>nonce="abc"</p>${data.replace('<script', `<script ${nonce}`)}`
  const { html } = deferHydration(page(script, tail))
  expect(html).not.toContain(nonce)
  expect(html).toContain(chunk('a', 'type="deferred" '))
  expect(html).toContain('<p>nonce="abc"</p>')
})
