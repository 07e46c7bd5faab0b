import { Script } from 'node:vm'
import { findHydrationData } from './hydration-data.ts'
import {
  deferHydration,
  hashOf,
  LOADER_HASH,
  transformCachedHtml,
} from './transform-cached-html.ts'

const page = (head: string, tail = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p>Notices</p>${tail}</body></html>`

const chunk = (name: string, attributes = '') =>
  `<script ${attributes}src="/_next/static/chunks/${name}.js" async=""></script>`
const polyfills = '<script src="/_next/static/chunks/0cz.js" noModule=""></script>'
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const font = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin=""/>'
const data = '<script>self.__next_f.push([1,"x"])</script>'
const END = `${chunk('z')}${data}</body></html>`

const PATH = '/Rules&Regulations'
const DATA_SCRIPT =
  /<script type="deferred" src="\/hydration\/([0-9a-f]{32})\/Rules&amp;Regulations"><\/script>/

test("the framework's scripts are deferred in place, and the loader and their data come first", () => {
  const { html } = deferHydration(
    page(font + preload + chunk('turbopack-a~b.c') + polyfills, chunk('b') + data),
    PATH,
  )
  const deferred = (name: string) => chunk(name, 'type="deferred" ')
  const loader = /^<script>[^<]+<\/script>/
  const [before = '', after = ''] = html.split('<head>')
  expect(after).toMatch(loader)
  const others = after.replace(loader, '')
  expect(others.search(DATA_SCRIPT)).toBe(0)
  expect(`${before}<head>${others.replace(DATA_SCRIPT, '')}`).toBe(
    page(font + deferred('turbopack-a~b.c') + polyfills, deferred('b')),
  )
})

test.each([
  ['a page without their scripts', page('')],
  ...['https://evil.example/_next/static/a.js', '/assets/a.js', '/_next/static/a.js" x="'].map(
    (src) => [`a page with a script at ${src}`, page(`<script src="${src}" async=""></script>`)],
  ),
])('%s is not changed', (_what, html) => {
  expect(deferHydration(html, PATH)).toEqual({ html, data: null, otherScripts: 0 })
})

test('the loader is recognised by text and position, and runs without its comments', () => {
  const { html: deferred } = deferHydration(page(chunk('a')), PATH)
  const [, loader = ''] = /<head><script>([^<]+)<\/script>/.exec(deferred) ?? []
  expect(hashOf(loader)).toBe(LOADER_HASH)
  expect(loader).not.toMatch(/\/\/|\/\*/)
  expect(() => new Script(loader)).not.toThrow()
})

function headersOf(html: string) {
  const cached = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'notices' } }
  transformCachedHtml(cached, PATH)
  return cached.headers as Record<string, string>
}

const policyOf = (html: string) => headersOf(html)['content-security-policy']

test('a page keeps its headers and gets one policy without unsafe keywords', () => {
  const headers = headersOf(`<html><body>${END}`)
  expect(headers['x-next-cache-tags']).toBe('notices')
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self';/,
  )
  expect(headers['content-security-policy']).not.toMatch(/unsafe|frame-src/)
})

test('the loader of a deferred page may run, and is a known script', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(policyOf(page(chunk('a'), data))).toContain(LOADER_HASH)
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
  expect(policyOf(page(''))).not.toContain(LOADER_HASH)
})

test('an unknown script is logged', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  headersOf(`<script>alert(1)</script><p></p>${END}`)
  const [line] = write.mock.lastCall ?? []
  write.mockRestore()
  expect(line).toContain('"event":"unknown-inline-script","otherScripts":1}')
})

test('a page is transformed once, and its data is stored under its hash', () => {
  const cached = { kind: 'APP_PAGE', html: page(chunk('a'), data + data) }
  transformCachedHtml(cached, PATH)
  const first = structuredClone(cached)
  transformCachedHtml(cached, PATH)
  expect(cached).toEqual(first)
  const [, hash = ''] = DATA_SCRIPT.exec(cached.html) ?? []
  const script = 'self.__next_f.push([1,"x"])'
  expect(findHydrationData(hash)).toBe(`${script};\n${script}`)
})

test('a page may frame its hosts, if they are allowed', () => {
  const frame = (host: string) => `<div class="a" data-frames="${host}"></div>`
  const html = `${frame('docs.google.com')}${frame('evil.example')}${END}`
  expect(policyOf(html)).toContain('; frame-src https://docs.google.com; ')
  expect(headersOf(html)['cross-origin-embedder-policy']).toBe('unsafe-none')
  expect(policyOf(`<p> data-frames="docs.google.com"</p>${END}`)).not.toContain('frame-src')
})

test("inline styles are only allowed for the framework's error page", () => {
  const styled = `<style>b{}</style><p style="color:red">${END}`
  expect(policyOf(`<!DOCTYPE html><html lang="en"><body>${styled}`)).toContain(
    "; style-src 'self'; ",
  )
  expect(policyOf(`<!DOCTYPE html><html id="__next_error__">${styled}`)).toMatch(
    /; style-src 'self' 'unsafe-hashes' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+'; /,
  )
})

test('the nonce of one visitor is not cached', () => {
  const nonce = 'nonce="yY82jiWZtvJIB341XozD9Q=="'
  const script = chunk('a').replace('async=""', `async="" ${nonce}`)
  const tail = `<p>nonce="abc"</p>${data.replace('<script', `<script ${nonce}`)}`
  const cached = { kind: 'APP_PAGE', html: page(script, tail) }
  transformCachedHtml(cached, PATH)
  expect(cached.html).not.toContain(nonce)
  expect(cached.html).toContain(chunk('a', 'type="deferred" '))
  expect(cached.html).toContain('<p>nonce="abc"</p>')
})
