import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/ui/rich-text'
import { idsOfFiles, isBlank, sanitiseHtml } from './html.ts'

const ID = '11111111-2222-4333-8444-555555555555'

const render = (html: string) => renderToStaticMarkup(<RichText html={sanitiseHtml(html)} />)

const shown = (html: string) =>
  render(html)
    .replace(/^<div class="prose">/, '')
    .replace(/<\/div>$/, '')

test.each([
  ['<p>Fees <strong>Rs.500</strong></p>', '<p>Fees <strong>Rs.500</strong></p>'],
  ['<ul><li><p>One</p></li></ul>', '<ul><li><p>One</p></li></ul>'],
  [
    '<p>नमस्ते <em>जी</em></p>',
    '<p><span lang="hi">नमस्ते</span> <em><span lang="hi">जी</span></em></p>',
  ],
  ['<a href="mailto:a@b.example">write</a>', '<a href="mailto:a@b.example">write</a>'],
  ['<a href="/Contact%20Us">here</a>', '<a href="/Contact%20Us">here</a>'],
])('%s comes through unharmed', (given, expected) => {
  expect(shown(given)).toBe(expected)
})

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<img src="https://evil.example/pixel.gif">', ''],
  ['<a href="\t//evil.example">a</a>', '<a>a</a>'],
  ['<a href=" /\n/evil.example">a</a>', '<a>a</a>'],
  ['<a href="\u0001//evil.example">a</a>', '<a>a</a>'],
  ['<img src="/assets/../x, https://evil.example/ 1x">', ''],
  [`<img src="/assets/${'a'.repeat(8)}, https://evil.example/ 1x">`, ''],
  ['<img srcset="https://evil.example/ 1x">', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<form action="/x"><input name="a"></form>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
])('%s loses what is dangerous', (given, expected) => {
  expect(shown(given)).toBe(expected)
})

test('a heading of the editor never competes with the title of the page', () => {
  expect(shown('<h1>Rules</h1>')).toBe('<h2 id="text-rules">Rules</h2>')
})

test('files of the private CMS get the address of the site', () => {
  const html = `<p><a href="http://127.0.0.1:8055/assets/${ID}?download">file</a></p><img src="/assets/${ID}" alt="A">`
  expect(shown(html)).toContain(`href="/assets/${ID}"`)
  expect(idsOfFiles([{ html: sanitiseHtml(html) }])).toEqual([ID, ID])
})

test('a picture within a text comes in the width of the column, in its place', () => {
  const html = shown(`<img src="/assets/${ID}?width=4000" alt="A" width="800" height="600">`)
  expect(html).toContain(` src="/assets/${ID}?w=960"`)
  expect(html).toContain(`srcSet="/assets/${ID}?w=320 320w, `)
  expect(html).toContain(`/assets/${ID}?w=1280 1280w"`)
  expect(html).toContain('width="800" height="600"')
  expect(html).toMatch(/loading="lazy".* sizes="[^"]*100vw"/)
})

test('header cells get the scope that a screen reader needs', () => {
  const html = shown(
    '<table><tbody><tr><th>A</th><th>B</th></tr><tr><th>c</th><td>d</td></tr></tbody></table>',
  )
  expect(html.match(/scope="(col|row)"/g)).toEqual(['scope="col"', 'scope="col"', 'scope="row"'])
  expect(html).toContain('tabindex="0"')
})

test.each(['', '<p></p>', '<p> \n</p><br>'])('%j is blank', (html) => {
  expect(isBlank(sanitiseHtml(html))).toBe(true)
})

// What editors write, and how it is shown, in pairs of files. UPDATE_GOLDEN=1 writes the second of each
// pair again: read every difference before it is committed.
const FOLDER = 'lib/content/html/golden'
const names = readdirSync(FOLDER).flatMap((file) => /^(.+)\.given\.txt$/.exec(file)?.[1] ?? [])

const textOf = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/&(?:copy|euro);/g, (name) => (name === '&copy;' ? '©' : '€'))
    .replaceAll('&quot;', '"')
    // Between the parts of a table a browser writes none.
    .replaceAll('\n', '')

test('there are pairs of what matters to a school', () => {
  expect(names).toEqual(
    expect.arrayContaining(['bengali', 'hindi', 'links', 'lists', 'pictures', 'tables']),
  )
})

test.each(names)('%s comes through as before', (name) => {
  const given = readFileSync(`${FOLDER}/${name}.given.txt`, 'utf8')
  const expected = `${FOLDER}/${name}.shown.txt`
  if (process.env.UPDATE_GOLDEN) writeFileSync(expected, `${render(given)}\n`)
  expect(`${render(given)}\n`).toBe(readFileSync(expected, 'utf8'))
  // Not a letter is lost.
  expect(textOf(render(given)).trim()).toBe(textOf(given).trim())
})
