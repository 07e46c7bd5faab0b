import { deferHydration } from '../../../lib/framework/defer-hydration.ts'
import { withoutScripts, withScriptsAwake } from './variants.ts'

const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>'
const DATA = '<script>self.__next_f.push([1,"<p>"])</script>'
const page = (head: string) =>
  `<html><head>${head}<link rel="stylesheet" href="/a.css"/></head><body><p>Notices</p>${DATA}</body></html>`

test('a page without scripts has its styles and its text, and nothing that runs', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/>'
  expect(withoutScripts(deferHydration(page(preload + CHUNK)))).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body><p>Notices</p></body></html>',
  )
})

test('a page with its scripts awake is as the framework has written it', () => {
  const written = page(CHUNK)
  const served = deferHydration(written)
  expect(served).not.toBe(written)
  expect(withScriptsAwake(served)).toBe(written)
})
