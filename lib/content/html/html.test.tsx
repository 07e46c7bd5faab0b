import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/ui/rich-text'
import { headingsOf, isBlank, sanitiseHtml } from './html.ts'
import { idsOfFiles } from '../store/read-view.ts'
import { english } from '../../messages/messages.ts'

const ID = '11111111-2222-4333-8444-555555555555'

const render = (html: string) =>
  renderToStaticMarkup(<RichText locale={english} html={sanitiseHtml(html)} />)

const shown = (html: string) =>
  render(html)
    .replace(/^<div class="prose">/, '')
    .replace(/<\/div>$/, '')

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
])('dangerous parts of %s are removed', (given, expected) => {
  expect(shown(given)).toBe(expected)
})

test.each([
  ['<p dir="rtl">a</p><p dir="sideways">b</p>', '<p dir="rtl">a</p><p>b</p>'],
  [
    '<table><tr><th scope="x">a</th><th scope="row">b</th></tr></table>',
    /<th scope="col">a.*<th scope="row">b/,
  ],
])('a value that no browser knows is removed from %s', (given, expected) => {
  expect(shown(given)).toMatch(expected)
})

test.each([
  [
    '<p>Bring:</p><p>• water</p><p>●\u00a0<b>cap</b></p><p>Thanks</p>',
    '<p>Bring:</p><ul><li>water</li><li><b>cap</b></li></ul><p>Thanks</p>',
  ],
  ['<p>▪ one</p>\n<p>▪ two</p>', '<ul><li>one</li><li>two</li></ul>'],
  ['<p>a • b</p><p>- c</p>', '<p>a • b</p><p>- c</p>'],
])('lines of %s that begin with a bullet are a list', (given, expected) => {
  expect(shown(given)).toBe(expected)
})

test('the files of a text are those that it links or shows', () => {
  const html = `<p><a href="http://127.0.0.1:8055/assets/${ID}?download">file</a></p><img src="/assets/${ID}">`
  expect(idsOfFiles([{ html: sanitiseHtml(html) }])).toEqual([ID, ID])
  expect(shown(`<img src="/assets/${ID}">`)).toContain('alt=""')
})

test.each(['', '<p></p>', '<p> \n</p><br>'])('%j is blank', (html) => {
  expect(isBlank(sanitiseHtml(html))).toBe(true)
})

// Texts as editors write them; the snapshot has their output. `npm run test:unit -- html.test -u`
// updates it: read the difference before committing.
const FOLDER = 'lib/content/html/written'
const names = readdirSync(FOLDER).map((file) => file.replace('.txt', ''))

const textOf = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/&(?:copy|euro);/g, (name) => (name === '&copy;' ? '©' : '€'))
    .replaceAll('&quot;', '"')
    // Browsers add no newlines between the parts of a table.
    .replaceAll('\n', '')

test('there are texts for all kinds of markup', () => {
  expect(names).toEqual(
    expect.arrayContaining(['bengali', 'hindi', 'links', 'lists', 'pictures', 'tables']),
  )
})

test.each(names)('the output of %s is unchanged', (name) => {
  const given = readFileSync(`${FOLDER}/${name}.txt`, 'utf8')
  expect(render(given)).toMatchSnapshot()
  // No text is lost.
  expect(textOf(render(given)).trim()).toBe(textOf(given).trim())
})

test('the headings of a text have anchors', () => {
  const html = sanitiseHtml(
    '<h2>Documents <b>to bring</b></h2><p>x</p><h2 id="main">शुल्क</h2><h3>No</h3>',
  )
  expect(headingsOf(html)).toEqual([
    { id: 'text-documents-to-bring', text: 'Documents to bring' },
    { id: 'text-शुल्क', text: 'शुल्क' },
  ])
  const ids = html.root.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2' ? [node.properties.id] : [],
  )
  expect(ids).toEqual(headingsOf(html).map(({ id }) => id))
})

test.each([
  [
    '<table><tr><th>Day</th><th>Subject</th></tr><tr><td>1</td><td>Art</td></tr></table>',
    'Day, Subject',
  ],
  ['<table><tr><th>Number</th><td>1</td></tr></table>', 'Table 1'],
  ['<table><tr><td>1</td><td>2</td></tr></table>', 'Table 1'],
])('%s is announced as %s', (html, name) => {
  expect(render(html)).toContain(`aria-label="${name}"`)
})
