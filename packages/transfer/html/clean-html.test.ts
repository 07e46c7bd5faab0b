import { cleaned } from '../testing/cleaned.ts'
import { htmlOf, parsePart } from './tree.ts'

test.each([
  [
    'merged cells',
    '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    '<table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td rowspan="2"><p>1</p></td><td><p>2</p></td></tr><tr><td><p>3</p></td></tr></tbody></table>',
  ],
  [
    'blocks in a cell',
    '<table><tr><td><p>A</p><p>B</p></td><td><div>1</div><div>2</div></td></tr></table>',
    '<table><tbody><tr><td><p>A</p><p>B</p></td><td><p>1</p><p>2</p></td></tr></tbody></table>',
  ],
  [
    'blocks in an item',
    '<ul><li><p>A</p><p>B</p></li><li>C<br>D</li></ul>',
    '<ul><li><p>A</p><p>B</p></li><li><p>C<br>D</p></li></ul>',
  ],
  [
    'lists in lists',
    '<ol start=3><li>A<ul><li>B</ul><ol><li>C</ol></ol>',
    '<ol start="3"><li><p>A</p><ul><li><p>B</p></li></ul><ol><li><p>C</p></li></ol></li></ol>',
  ],
  [
    'a table for the layout',
    '<table><tr><td>Menu</td><td><h2>A</h2>B<table><tr><th>C</th><th>D</th></tr></table></td></tr></table>',
    '<p>Menu</p><h2>A</h2><p>B</p><table><tbody><tr><th><p>C</p></th><th><p>D</p></th></tr></tbody></table>',
  ],
  ['definitions', '<dl><dt>A</dt><dd>B</dd></dl>', '<p><strong>A</strong></p><p>B</p>'],
  ['details', '<details><summary>A</summary>B</details>', '<p><strong>A</strong></p><p>B</p>'],
  ['preformatted text', '<pre>A  1\nB 2</pre>', '<p>A 1<br>B 2</p>'],
  [
    'struck-out text',
    '<del>A</del> <strike>B</strike> <span style="text-decoration: line-through">C</span>',
    '<p><s>A</s> <s>B</s> <s>C</s></p>',
  ],
  [
    'bold over blocks',
    '<b><p>A</p><p>B <i>C</i></p></b>',
    '<p><strong>A</strong></p><p><strong>B <em>C</em></strong></p>',
  ],
  [
    'unknown elements',
    '<x-a>A</x-a><fieldset><legend>B</legend>C</fieldset><address>D</address><center>E</center>',
    '<p>A</p><p><strong>B</strong></p><p>C</p><p>D</p><p>E</p>',
  ],
  ['a quotation in a line', 'He said <q>A <b>B</b></q>.', '<p>He said “A <strong>B</strong>”.</p>'],
  ['two breaks', 'A<br><br>B<br>', '<p>A</p><p>B</p>'],
  [
    'a caption',
    '<figure><img src="a.jpg" alt="B"><figcaption>C</figcaption></figure>',
    '<img src="/a.jpg" alt="B"><p><em>C</em></p>',
  ],
  [
    'a picture in a line',
    '<p>A <img src="a.jpg"> B</p>',
    '<p>A</p><img src="/a.jpg" alt=""><p>B</p>',
  ],
  [
    'a picture that opens a larger one',
    '<a href="/assets/file:large.jpg"><img src="small.jpg" alt="A"></a>',
    '<img src="/assets/file:large.jpg" alt="A">',
  ],
  [
    'a picture that opens one that was not saved',
    '<a href="/assets/large.jpg"><img src="small.jpg" alt="A"></a>',
    '<img src="/small.jpg" alt="A"><p><a href="/assets/large.jpg">A</a></p>',
  ],
  [
    'headings that open',
    '<button aria-expanded="false">A</button><div class="collapse" hidden>B</div>',
    '<p>A</p><p>B</p>',
  ],
  [
    'a late picture',
    '<img src="data:image/gif;base64,R0" data-src="a.jpg"><noscript><img src="a.jpg"></noscript>',
    '<img src="/a.jpg" alt="">',
  ],
  [
    'sizes of a picture',
    '<picture><source srcset="a-1.webp 1x, a-2.webp 2x"><img src="none.gif"></picture>',
    '<img src="/a-2.webp" alt="">',
  ],
  [
    'adjacent links',
    '<a href="/a">A</a><a href="/b">B</a>',
    '<p><a href="/a">A</a> <a href="/b">B</a></p>',
  ],
  [
    'an embedded paper',
    '<iframe src="https://docs.google.com/viewer?url=http://old.example/d/f.pdf&embedded=true"></iframe><object data="o.pdf"></object><embed src="e.pdf">',
    '<p><a href="http://old.example/d/f.pdf">f.pdf</a></p><p><a href="o.pdf">o.pdf</a></p><p><a href="e.pdf">e.pdf</a></p>',
  ],
  [
    'a paper that Google Sites shows by a script',
    '<div data-embed-doc-id="1aB" data-embed-download-url="x"></div>',
    '<p><a href="https://drive.google.com/open?id=1aB">drive.google.com</a></p>',
  ],
  [
    'an embedded video',
    '<iframe title="Sports day" src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Sports day</a></p>',
  ],
  [
    'columns of a page',
    '<table><tr><td style="width:50%">A</td><td style="width:50%">B</td></tr></table>',
    '<p>A</p><p>B</p>',
  ],
  ['no invisible paragraph, and no line at the ends', '<hr><p>A</p><p>\u200b</p><hr>', '<p>A</p>'],
  [
    'the number that a counter shows',
    '<p><span data-to-value="500">0</span> pupils</p>',
    '<p>500 pupils</p>',
  ],
  ['nothing unsafe', '<p onclick="x()">A<script>x()</script> &lt;b&gt;</p>', '<p>A &lt;b&gt;</p>'],
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
])('%s', (_, old, now) => {
  expect(cleaned(old).text).toBe(now)
})

test('a line that is an address is a link as any other', () => {
  const link = () => '/assets/file:c.pdf'
  expect(cleaned('<p>http://old.example/c.pdf</p>', { link }).text).toBe(
    '<p><a href="/assets/file:c.pdf">http://old.example/c.pdf</a></p>',
  )
})

test('a page may be nested deeply', () => {
  expect(cleaned(`${'<div>'.repeat(9000)}A${'</div>'.repeat(9000)}B`).text).toBe('<p>A</p><p>B</p>')
})

test('line breaks of older posts of WordPress', () => {
  const old = 'A:\nB 8.30\n\nC <b>D\nE</b>\n<ul>\n<li>F</li>\n</ul>'
  expect(cleaned(old, { hasLines: true }).text).toBe(
    '<p>A:<br>B 8.30</p><p>C <strong>D<br>E</strong></p><ul><li><p>F</p></li></ul>',
  )
})

test.each([
  [
    'hidden texts',
    '<div style="display:none"><a href="http://casino.example">Win</a></div>',
    'Win http://casino.example',
  ],
  ['hidden texts', '<p style="position:absolute; left:-9999px">Win</p>', 'Win'],
  ['forms', '<form><label>Name</label><input name="a"><button>Send</button></form>', 'Name Send'],
  ['menus', '<nav><ul><li>Home</li></ul></nav>', 'Home'],
  ['hidden texts', '<template><p>Later</p></template>', 'Later'],
  ['menus', '<div class="breadcrumb"><a>Home</a> » About</div>', 'Home » About'],
  [
    'forms',
    '<form><h2>Write</h2><label>Name</label><input><input><textarea></textarea></form>',
    'Write Name',
  ],
])('%s are left out, and said', (what, html, detail) => {
  const notes = [{ outcome: 'left-out', what, detail }]
  expect(cleaned(`<p>A</p>${html}`)).toEqual({ text: '<p>A</p>', notes })
})

test('the form around a page of ASP.NET is no form', () => {
  expect(cleaned('<form><input type="hidden" value="x"><h1>A</h1><p>B</p></form>').text).toBe(
    '<h2>A</h2><p>B</p>',
  )
})

test('the template of rows of a table is left out, also after the page was written and read', () => {
  const html =
    '<table><tr><th>A</th></tr><template><tr><td>{a}</td></tr></template><tr><td>1</td></tr></table>'
  expect(cleaned(htmlOf(parsePart(html)))).toMatchObject({
    text: '<p>A</p><p>1</p>',
    notes: [{ what: 'hidden texts', detail: '{a}' }],
  })
})
