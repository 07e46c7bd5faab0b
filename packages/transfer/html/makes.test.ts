import type { ReportEntry } from '../report.ts'
import { cleanHtml } from './clean-html.ts'
import { htmlOf, parsePart } from './tree.ts'

// What single programs write: Google Sites, Weebly, Drupal, ASP.NET.

const notes: Pick<ReportEntry, 'what' | 'detail'>[] = []
const clean = (html: string): string => {
  notes.length = 0
  return cleanHtml(html, {
    base: 'http://old.example/a.html',
    link: (href) => href,
    picture: (address) => ({ src: `/${address}`, alt: '' }),
    add: (_, what, detail = '') => void notes.push({ what, detail }),
  }).replace(/ (?:colspan|rowspan)="1"| style="[^"]*"|<colgroup>.*?<\/colgroup>/g, '')
}

test.each([
  [
    'an address that Google Sites shows by a script',
    '<div data-url="https://docs.google.com/document/d/1/edit"><div></div></div>',
    '<p><a href="https://docs.google.com/document/d/1/edit">docs.google.com</a></p>',
  ],
  [
    'the text of a component',
    '<x-card><template shadowrootmode="open"><h2>A</h2><slot></slot></template><p>B</p></x-card>',
    '<h2>A</h2><p>B</p>',
  ],
  [
    'a video of AMP',
    '<amp-youtube data-videoid="abcdefg"></amp-youtube>',
    '<p><a href="https://www.youtube.com/watch?v=abcdefg">youtube.com</a></p>',
  ],
  ['the name of a picture', '<img src="a.jpg" aria-label="Hall">', '<img src="/a.jpg" alt="Hall">'],
  [
    'the numbers of further pages',
    '<table><tr><td>A<table><tr><td>1</td><td>2</td></tr></table></td><td>B</td></tr></table>',
    '<table><tbody><tr><td><p>A</p><p>1</p><p>2</p></td><td><p>B</p></td></tr></tbody></table>',
  ],
])('%s', (_, old, cleaned) => {
  expect(clean(old)).toBe(cleaned)
})

test.each([
  ['hidden texts', '<template><p>Later</p></template>', 'Later'],
  ['menus', '<div class="breadcrumb"><a>Home</a> » About</div>', 'Home » About'],
  [
    'forms',
    '<form><h2>Write</h2><label>Name</label><input><input><textarea></textarea></form>',
    'Write Name',
  ],
])('%s are left out, and said', (what, html, detail) => {
  expect(clean(`<p>A</p>${html}`)).toBe('<p>A</p>')
  expect(notes).toEqual([{ what, detail }])
})

test('the template of rows of a table is left out, also after the page was written and read', () => {
  const html =
    '<table><tr><th>A</th></tr><template><tr><td>{a}</td></tr></template><tr><td>1</td></tr></table>'
  expect(clean(htmlOf(parsePart(html)))).toBe('<p>A</p><p>1</p>')
  expect(notes).toEqual([{ what: 'hidden texts', detail: '{a}' }])
})
