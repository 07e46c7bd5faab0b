import { Script } from 'node:vm'
import { hashOf } from './inline-scripts.ts'
import { deferHydration, LOADER_HASH, withoutLoader } from './defer-hydration.ts'

const page = (head: string, tail = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p>Notices</p>${tail}</body></html>`

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const polyfills = '<script src="/_next/static/chunks/0cz.js" noModule=""></script>'
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const font = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin=""/>'
const data = '<script>self.__next_f.push([1,"x"])</script>'

test("the framework's scripts are deferred in their places, and the loader comes first", () => {
  const html = deferHydration(
    page(font + preload + chunk('turbopack-a~b.c') + polyfills, chunk('b') + data),
  )
  const deferred = (name: string) => chunk(name).replace('<script ', '<script type="deferred" ')
  const loader = /^<script>[^<]+<\/script>/
  const [before = '', after = ''] = html.split('<head>')
  expect(after).toMatch(loader)
  expect(`${before}<head>${after.replace(loader, '')}`).toBe(
    page(font + deferred('turbopack-a~b.c') + polyfills, deferred('b') + data),
  )
})

test('a deferred page stays as it is, and so does one without their scripts', () => {
  const once = deferHydration(page(chunk('a')))
  expect(deferHydration(once)).toBe(once)
  expect(deferHydration(page(''))).toBe(page(''))
})

test.each(['https://evil.example/_next/static/a.js', '/assets/a.js', '/_next/static/a.js" x="'])(
  'a script at %s is none of them',
  (src) => {
    const html = page(`<script src="${src}" async=""></script>`)
    expect(deferHydration(html)).toBe(html)
  },
)

test('the loader is recognised by its text and its place, and runs without its comments', () => {
  const written = page(chunk('a'))
  const deferred = deferHydration(written)
  const [, loader = ''] = /<head><script>([^<]+)<\/script>/.exec(deferred) ?? []
  expect(hashOf(loader)).toBe(LOADER_HASH)
  expect(loader).not.toMatch(/\/\/|\/\*/)
  expect(() => new Script(loader)).not.toThrow()
  expect(withoutLoader(deferred)).not.toContain(loader)
  expect(withoutLoader(written)).toBeNull()
  expect(withoutLoader(page('', `<script>${loader}</script>`))).toBeNull()
})
