import { extractInlineData } from './inline-data.ts'

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n"])`
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"]});'

const inline = (text: string) => `<script>${text}</script>`

const pageOf = (content: string, tail = [START, FLIGHT].map(inline).join('')) =>
  `<!DOCTYPE html><html><head><script src="/_next/a.js" async=""></script></head><body>${content}` +
  `<footer></footer><script id="_R_">${CHUNKS}</script><script src="/b.js" async=""></script>${tail}</body></html>`

test("only the framework's own scripts are extracted", () => {
  const { html, data, otherScripts } = extractInlineData(pageOf('<p>Notices</p>'))
  expect(data).toEqual([CHUNKS, START, FLIGHT])
  expect(html).toBe(pageOf('<p>Notices</p>', '').replace(`<script id="_R_">${CHUNKS}</script>`, ''))
  expect(otherScripts).toBe(0)
})

test('structured data is kept', () => {
  const jsonLd = '<script type="application/ld+json">{"@graph":[]}</script>'
  const { html, data, otherScripts } = extractInlineData(pageOf(jsonLd))
  expect(html).toContain(jsonLd)
  expect(data).toHaveLength(3)
  expect(otherScripts).toBe(0)
})

const smuggled = [
  'alert(1)',
  // In the framework's format, but in another position.
  FLIGHT,
  CHUNKS,
]

test.each(smuggled)('in the content, %s is unknown', (text) => {
  const { html, data, otherScripts } = extractInlineData(pageOf(`<p>${inline(text)}</p>`))
  expect(html).toContain(inline(text))
  expect(data).toEqual([CHUNKS, START, FLIGHT])
  expect(otherScripts).toBe(1)
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

test.each(disguised)('even at the end, %s is unknown', (text) => {
  const tail = [START, FLIGHT, text].map(inline).join('')
  const { html, data, otherScripts } = extractInlineData(pageOf('', tail))
  expect(html).toContain(inline(text))
  expect(data).toEqual([CHUNKS, START, FLIGHT])
  expect(otherScripts).toBe(1)
})

test('a page that does not end with scripts is not changed', () => {
  expect(extractInlineData(`${pageOf('')}<p></p>`)).toMatchObject({ data: [], otherScripts: 3 })
})
