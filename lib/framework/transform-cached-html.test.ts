import { transformCachedHtml } from './transform-cached-html.ts'
import { LOADER_HASH } from './defer-hydration.ts'

const FLIGHT = '<script>self.__next_f.push([1,"x"])</script></body></html>'

function headersOf(html: string) {
  const page = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'notices' } }
  transformCachedHtml(page)
  return page.headers as Record<string, string>
}

const policyOf = (html: string) => headersOf(html)['content-security-policy']

test('a page keeps the headers it had and gets one policy, without unsafe words', () => {
  const headers = headersOf(`<html><body>${FLIGHT}`)
  expect(headers['x-next-cache-tags']).toBe('notices')
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self';/,
  )
  expect(headers['content-security-policy']).not.toMatch(/unsafe|frame-src/)
})

test('the loader of a deferred page may run, and is a known script', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const chunk = '<script src="/_next/static/a.js" async=""></script>'
  expect(policyOf(`<html><head>${chunk}</head><body>${FLIGHT}`)).toContain(LOADER_HASH)
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
  expect(policyOf(`<html><head></head><body>${FLIGHT}`)).not.toContain(LOADER_HASH)
})

test('dressing twice says the same once', () => {
  const chunk = '<script src="/_next/static/a.js" async=""></script>'
  const page = { kind: 'APP_PAGE', html: `<html><head>${chunk}</head><body>${FLIGHT}` }
  transformCachedHtml(page)
  const first = structuredClone(page)
  transformCachedHtml(page)
  transformCachedHtml(first)
  expect(first).toEqual(page)
})

test('a page frames the hosts that it names, of those that may be framed at all', () => {
  const frame = (host: string) => `<div class="a" data-frames="${host}"></div>`
  const html = `${frame('docs.google.com')}${frame('evil.example')}${FLIGHT}`
  expect(policyOf(html)).toContain('; frame-src https://docs.google.com; ')
  expect(headersOf(html)['cross-origin-embedder-policy']).toBe('unsafe-none')
})

test('text that speaks of frames names none', () => {
  expect(policyOf(`<p> data-frames="docs.google.com"</p>${FLIGHT}`)).not.toContain('frame-src')
})

const styled = '<style>b{}</style><p style="color:red">'

test("of styles in place only those of the framework's own last page are let through", () => {
  expect(policyOf(`<!DOCTYPE html><html lang="en"><body>${styled}${FLIGHT}`)).toContain(
    "; style-src 'self'; ",
  )
  expect(policyOf(`<!DOCTYPE html><html id="__next_error__">${styled}${FLIGHT}`)).toMatch(
    /; style-src 'self' 'unsafe-hashes' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+'; /,
  )
})

test('an unknown script is logged', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  transformCachedHtml({ kind: 'APP_PAGE', html: `<script>alert(1)</script><p></p>${FLIGHT}` })
  const [line] = write.mock.lastCall ?? []
  write.mockRestore()
  expect(line).toContain('"event":"strange-inline-script","strangers":1}')
})

test('what one visitor was given is not kept for others', () => {
  const nonce = 'nonce="yY82jiWZtvJIB341XozD9Q=="'
  const html = `<html><head><script src="/_next/static/chunks/a.js" async="" ${nonce}></script></head><body><p>nonce="abc"</p>${FLIGHT.replace('<script', `<script ${nonce}`)}`
  const page = { kind: 'APP_PAGE', html }
  transformCachedHtml(page)
  expect(page.html).not.toContain(nonce)
  expect(page.html).toContain('<script type="deferred" src="/_next/static/chunks/a.js" async="">')
  expect(page.html).toContain('<p>nonce="abc"</p>')
})
