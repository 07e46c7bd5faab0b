import { hashOf, readInlineScripts } from './inline-scripts.ts'

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n"])`
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"]});'

const inline = (text: string) => `<script>${text}</script>`

const pageOf = (content: string, tail = [START, FLIGHT].map(inline).join('')) =>
  `<!DOCTYPE html><html><head><script src="/_next/a.js" async=""></script></head><body>${content}` +
  `<footer></footer><script id="_R_">${CHUNKS}</script><script src="/b.js" async=""></script>${tail}</body></html>`

test("the framework's own scripts have a hash, and nothing else is strange", () => {
  const { hashes, strangers } = readInlineScripts(pageOf('<p>Notices</p>'))
  expect(hashes).toEqual([CHUNKS, START, FLIGHT].map(hashOf))
  expect(strangers).toBe(0)
})

test('a hash is what a browser makes of the text', () => {
  expect(hashOf('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
})

test('data for search engines runs nothing and needs no hash', () => {
  const data = '<script type="application/ld+json">{"@graph":[]}</script>'
  expect(readInlineScripts(pageOf(data))).toEqual(readInlineScripts(pageOf('')))
})

const smuggled = [
  'alert(1)',
  // As the framework would write it, but not where.
  FLIGHT,
  CHUNKS,
]

test.each(smuggled)('in the content, %s has no hash', (text) => {
  const { hashes, strangers } = readInlineScripts(pageOf(`<p>${inline(text)}</p>`))
  expect(hashes).toEqual([CHUNKS, START, FLIGHT].map(hashOf))
  expect(strangers).toBe(1)
})

const disguised = [
  'alert(1)',
  'self.__next_f.push([1,"x"]);alert(1)',
  'self.__next_f.push([1,"x"]),alert([1])',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,`x`])',
  'self.__next_f.push([1,"x\\u003c"+alert(1)+"x"])',
  'self.__next_f.push(JSON.parse("[]"))',
  ' self.__next_f.push([1,"x"])',
  '(self.__next_f=self.__next_f||[]).push([alert(1)])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({get x(){alert(1)}});',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});alert({});',
  'self.__next_f.push([1,"x"])//\nalert(1)//])',
]

test.each(disguised)('even at the end, %s has no hash', (text) => {
  const tail = [START, FLIGHT, text].map(inline).join('')
  const { hashes, strangers } = readInlineScripts(pageOf('', tail))
  expect(hashes).toEqual([CHUNKS, START, FLIGHT].map(hashOf))
  expect(strangers).toBe(1)
})

test('a page that ends in anything but scripts has no hash at all', () => {
  const { hashes } = readInlineScripts(`${pageOf('')}<p></p>`)
  expect(hashes).toEqual([])
})
